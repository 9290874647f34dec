import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { type Format, type ImageParams, LARGEST } from './image-params-schema'

/** What is delivered: the parameters with their format decided. */
export type Resize = Omit<ImageParams, 'format'> & { format: Format }

/** Width of a packshot for each pixel of its height. */
const PORTRAIT = 0.8

const FIT: Record<ImageParams['fit'], Pick<ResizeOptions, 'fit' | 'withoutEnlargement'>> = {
  cover: { fit: 'cover' },
  contain: { fit: 'inside' },
  'scale-down': { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover', withoutEnlargement: true },
}

/** A box never larger than the largest side, its proportions kept. */
function boxOf({ width, height, dpr }: Resize): { width?: number; height?: number } {
  const longest = Math.max(width ?? 0, height ?? 0) * dpr
  const k = longest > LARGEST ? (LARGEST / longest) * dpr : dpr
  const scaled = (side: number | undefined) => side && Math.max(1, Math.round(side * k))
  return { width: scaled(width), height: scaled(height) }
}

/** How many pixels wide a packshot's master must be for what is wanted; all of it when no size is given. */
export function widthOf({ width, height, dpr }: Resize): number {
  const across = Math.max(width ?? 0, (height ?? 0) * PORTRAIT)
  return across ? across * dpr : Number.POSITIVE_INFINITY
}

// quick settings: the pictures are soft, the time is a shopper's
const ENCODE: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  webp: (image, quality) => image.webp({ quality, effort: 2, preset: 'photo' }),
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
  jpeg: (image, quality) => image.jpeg({ quality }),
  png: (image) => image.png({ compressionLevel: 6 }),
}

/** How the master is brought to size; with one side given the other follows, up to the largest. */
function resizeOptions(wanted: Resize): ResizeOptions {
  const box = boxOf(wanted)
  // a soft picture made a little smaller shows no difference to the default, which looks further around each dot
  const options = { ...FIT[wanted.fit], kernel: 'cubic' as const }
  if (box.width && box.height) return { ...box, ...options }
  return { width: box.width ?? LARGEST, height: box.height ?? LARGEST, ...options, fit: 'inside' }
}

/** Resizes and encodes a master. Rejects when the background is not a colour. */
export function resizeImage(master: Buffer, wanted: Resize): Promise<Buffer> {
  let image = sharp(master)
  if (wanted.width || wanted.height) image = image.resize(resizeOptions(wanted))
  if (wanted.background) image = image.flatten({ background: wanted.background })
  else if (wanted.format === 'jpeg') image = image.flatten({ background: '#ffffff' })
  return ENCODE[wanted.format](image, wanted.quality).toBuffer()
}
