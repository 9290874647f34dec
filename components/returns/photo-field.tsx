import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MOST_PHOTOS, PHOTO_BYTES, PHOTO_TYPES } from '@/lib/returns/photo-limits'
import styles from './complaint.module.css'
import frame from './returns.module.css'
import type { Photo, Photos } from './use-photos'

const MEGABYTE = 1_000_000
const LIMITS = { most: MOST_PHOTOS, size: PHOTO_BYTES / MEGABYTE }

function PhotoState({ photo: { id, share, problem }, number }: { photo: Photo; number: number }) {
  const t = useTranslations('complaint.photos')
  if (problem) {
    return (
      <p className={frame.problem} role="alert">
        <Icon name="alert" size={17} />
        {t(`problems.${problem}`, LIMITS)}
      </p>
    )
  }
  if (id !== null) return <p className={frame.quiet}>{t('done')}</p>
  if (share === null) return <p className={frame.quiet}>{t('waiting')}</p>
  return <progress className={styles.progress} value={share} max={1} aria-label={t('uploading', { number })} />
}

type PhotoRowProps = { photo: Photo; number: number; retry: () => void; remove: () => void }

function PhotoRow({ photo, number, retry, remove }: PhotoRowProps) {
  const t = useTranslations('complaint.photos')
  const { preview, problem } = photo
  return (
    <li className={styles.photo}>
      {/* biome-ignore lint/performance/noImgElement: a picture of this device, as a data address */}
      {preview ? <img src={preview} alt="" width={88} height={88} /> : <span />}
      <div>
        <p className={frame.name}>{t('name', { number })}</p>
        <PhotoState photo={photo} number={number} />
        <div className={styles.photoActions}>
          {problem && problem !== 'wrongType' && problem !== 'broken' ? (
            <button
              type="button"
              className="text-link text-link--touch"
              onClick={retry}
              aria-label={t('retryName', { number })}
            >
              {t('retry')}
            </button>
          ) : null}
          <button
            type="button"
            className="text-link text-link--touch"
            onClick={remove}
            aria-label={t('removeName', { number })}
          >
            {t('remove')}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Up to four photos of what is wrong, with preview, progress, another try and removal (T36). */
export function PhotoField({ photos: { photos, add, retry, remove } }: { photos: Photos }) {
  const t = useTranslations('complaint.photos')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = photos.length >= MOST_PHOTOS
  const uploaded = photos.flatMap(({ id }, i) => (id === null ? [] : [`${t('name', { number: i + 1 })}: ${t('done')}`]))
  return (
    <section className={frame.part} aria-labelledby="complaint-photos">
      <h2 id="complaint-photos">{t('title')}</h2>
      <p className={frame.quiet} id="complaint-photos-hint">
        {t('hint', LIMITS)}
      </p>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, i) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              number={i + 1}
              retry={() => retry(photo.key)}
              remove={() => {
                remove(photo.key)
                button.current?.focus()
              }}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="visually-hidden">
        {uploaded.join(', ')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES}
        onChange={({ target }) => {
          add(target.files ?? [])
          // the same file can be chosen again
          target.value = ''
        }}
      />
      <div>
        <Button
          ref={button}
          variant="line"
          small
          aria-describedby="complaint-photos-hint"
          onClick={() => !isFull && input.current?.click()}
        >
          {t('add')}
        </Button>
        {isFull ? <p className={frame.quiet}>{t('full', LIMITS)}</p> : null}
      </div>
    </section>
  )
}
