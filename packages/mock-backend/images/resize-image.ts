import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { type Format, type ImageParams, LARGEST } from './image-params-schema'

// The drawn pictures are already cached, and one thread for each picture allocates least.
sharp.cache(false)
sharp.concurrency(1)

/** The parameters with the format that was chosen. */
export type Resize = Omit<ImageParams, 'format'> & { format: Format }

/** Width of a packshot divided by its height. */
const PORTRAIT = 0.8

const FIT: Record<ImageParams['fit'], Pick<ResizeOptions, 'fit' | 'withoutEnlargement'>> = {
  cover: { fit: 'cover' },
  contain: { fit: 'inside' },
  'scale-down': { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover', withoutEnlargement: true },
}

/** Requested size in device pixels, scaled down proportionally to at most LARGEST. */
function boxOf({ width, height, dpr }: Resize): { width?: number; height?: number } {
  const longest = Math.max(width ?? 0, height ?? 0) * dpr
  const k = longest > LARGEST ? (LARGEST / longest) * dpr : dpr
  const scaled = (side: number | undefined) => side && Math.max(1, Math.round(side * k))
  return { width: scaled(width), height: scaled(height) }
}

/** Width in px at which a packshot must be drawn for a request; the full width when no size is given. */
export function widthOf({ width, height, dpr }: Resize): number {
  const across = Math.max(width ?? 0, (height ?? 0) * PORTRAIT)
  return across ? across * dpr : Number.POSITIVE_INFINITY
}

// Low encoding effort: requests wait for it, and it costs little quality on these pictures.
const ENCODE: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  webp: (image, quality) => image.webp({ quality, effort: 2, preset: 'photo' }),
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
  jpeg: (image, quality) => image.jpeg({ quality }),
  png: (image) => image.png({ compressionLevel: 6 }),
}

/** Options of sharp's resize. With one side given, the other follows from the proportions, up to LARGEST. */
function resizeOptions(wanted: Resize): ResizeOptions {
  const box = boxOf(wanted)
  // Faster than the default kernel, without a visible difference on these pictures.
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
