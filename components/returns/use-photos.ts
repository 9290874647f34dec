import { useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import type { UploadedPhoto } from '@/lib/returns/complaint-draft'
import { MOST_PHOTOS } from '@/lib/returns/photo-limits'
import type { PhotoProblem, sendPhoto } from '@/lib/returns/send-photo'

/** A chosen photo: uploaded when it has an id. */
export type Photo = {
  key: string
  preview: string
  id: string | null
  /** Share that has been sent, 0 to 1; null while it waits for its turn. */
  share: number | null
  problem: PhotoProblem | null
}

type Work = { file: File; stop: AbortController }

type UsePhotosOptions = {
  access: string
  uploaded: UploadedPhoto[]
  /** Called with all uploaded photos whenever one is added or removed. */
  onUploaded: (photos: UploadedPhoto[]) => void
  /** Called when the access to the order has expired. */
  onClosed: () => void
}

const photoOf = ({ id, preview }: UploadedPhoto): Photo => ({ key: id, id, preview, share: 1, problem: null })

/**
 * Photos of a complaint, uploaded one after another as soon as they are chosen. `uploaded` are those of the draft.
 */
export function usePhotos({ access, uploaded, onUploaded, onClosed }: UsePhotosOptions) {
  const { site } = useShopConfig()
  const [photos, setPhotos] = useState(() => uploaded.map(photoOf))
  const known = useRef(photos)
  const work = useRef(new Map<string, Work>())
  const row = useRef(Promise.resolve())

  const show = (next: Photo[]): void => {
    known.current = next
    setPhotos(next)
  }
  const change = (key: string, changed: Partial<Photo>): void =>
    show(known.current.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)))
  const tell = (): void =>
    onUploaded(known.current.flatMap(({ id, preview }) => (id === null ? [] : [{ id, preview }])))

  const finish = (key: string, answer: Awaited<ReturnType<typeof sendPhoto>>): void => {
    change(key, 'problem' in answer ? answer : { id: answer.id, share: 1 })
    if ('id' in answer) tell()
    else if (answer.problem === 'closed') onClosed()
  }
  const upload = async (key: string): Promise<void> => {
    const { file, stop } = work.current.get(key) ?? {}
    if (!file || !stop || stop.signal.aborted) return
    const [{ preparePhoto }, sending] = await Promise.all([
      import('@/lib/returns/prepare-photo'),
      import('@/lib/returns/send-photo'),
    ])
    const prepared = await preparePhoto(file)
    if ('problem' in prepared) return change(key, prepared)
    change(key, { preview: prepared.preview, share: 0 })
    const onProgress = (share: number) => change(key, { share })
    const answer = await sending.sendPhoto(site, prepared.file, { access, signal: stop.signal, onProgress })
    if (!stop.signal.aborted) finish(key, answer)
  }
  /** In a row, so that a slow connection brings one photo after another, and the limit of the server is kept. */
  const enqueue = (key: string): void => {
    row.current = row.current
      .then(() => upload(key))
      // a part of the page that cannot be loaded
      .catch(() => change(key, { problem: 'failed' }))
  }

  useEffect(
    () => () => {
      for (const { stop } of work.current.values()) stop.abort()
    },
    [],
  )

  return {
    photos,
    add(files: Iterable<File>): void {
      const free = MOST_PHOTOS - known.current.length
      const chosen = [...files].slice(0, Math.max(0, free)).map((file) => ({ key: crypto.randomUUID(), file }))
      for (const { key, file } of chosen) work.current.set(key, { file, stop: new AbortController() })
      show([
        ...known.current,
        ...chosen.map(({ key }): Photo => ({ key, preview: '', id: null, share: null, problem: null })),
      ])
      for (const { key } of chosen) enqueue(key)
    },
    retry(key: string): void {
      change(key, { problem: null, share: null })
      enqueue(key)
    },
    remove(key: string): void {
      work.current.get(key)?.stop.abort()
      work.current.delete(key)
      show(known.current.filter((photo) => photo.key !== key))
      tell()
    },
    clear(): void {
      show([])
      tell()
    },
    /** Resolves when no photo is under way, with whether all have arrived. */
    async settled(): Promise<boolean> {
      await row.current
      return known.current.every(({ id }) => id !== null)
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
