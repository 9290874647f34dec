import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Commerce } from '#commerce/create-commerce'
import { shopError } from '#commerce/shop-error'
import type { PhotoRecord } from './return-records'
import { ServiceError } from './service-error'

const LARGEST = 3 * 1024 * 1024
const JPEG = [0xff, 0xd8, 0xff]
/** Ms for which a photo waits for its complaint. */
const LIFE = 24 * 60 * 60 * 1000

const isOver = (commerce: Commerce, { complaint, createdAt }: PhotoRecord): boolean =>
  complaint === null && createdAt + LIFE < commerce.clock()

/** Writes a file durably, or not at all. */
async function writePhoto(folder: string, id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = path.join(folder, `${id}.part`)
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path.join(folder, id))
}

/** Removes the photos that no complaint has taken within a day, and old files without a record. */
async function removeOld(commerce: Commerce): Promise<void> {
  const { state, photosDir } = commerce
  const gone = Object.values(state.data.photos).filter((photo) => isOver(commerce, photo))
  if (gone.length > 0) state.commit({ photosGone: gone.map(({ id }) => id) })
  for (const name of await readdir(photosDir)) {
    if (Object.hasOwn(state.data.photos, name)) continue
    const file = path.join(photosDir, name)
    const known = await stat(file).catch(() => null)
    if (known && known.mtimeMs + LIFE < Date.now()) await rm(file, { force: true })
  }
}

/** A file as GraphQL Yoga gives it: a Blob, but not that of Node. */
type Upload = Pick<Blob, 'size' | 'arrayBuffer'>

/** Stores a photo for a complaint: a JPEG, as the shop's server writes it. Its name is ignored. */
export async function uploadComplaintPhoto(
  commerce: Commerce,
  { file }: { file: Upload | null },
): Promise<{ id: string }> {
  if (!file?.arrayBuffer || file.size > LARGEST) throw shopError('INVALID_FILE', 'The file is missing or too large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!JPEG.every((byte, i) => bytes[i] === byte)) throw shopError('INVALID_FILE', 'The file is not a JPEG')
  const id = randomUUID()
  await writePhoto(commerce.photosDir, id, bytes)
  commerce.state.commit({ photos: [{ id, createdAt: commerce.clock(), complaint: null }] })
  await removeOld(commerce)
  return { id }
}

/** The photos of a new complaint. Throws UNKNOWN_PHOTO for one that was not uploaded, is over or has been used. */
export function takePhotos(commerce: Commerce, ids: readonly string[], complaint: string): PhotoRecord[] {
  const { photos } = commerce.state.data
  return ids.map((id) => {
    const photo = Object.hasOwn(photos, id) ? photos[id] : undefined
    if (!photo || photo.complaint !== null || isOver(commerce, photo))
      throw new ServiceError('UNKNOWN_PHOTO', 'the photo is not there')
    return { ...photo, complaint }
  })
}
