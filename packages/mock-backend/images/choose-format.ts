import type { Format, ImageParams } from './image-params-schema'

/**
 * The format to deliver. `auto` prefers WebP to AVIF when the browser supports both: AVIF takes ten times as long to
 * encode and saves little on these pictures, which have few sharp edges.
 */
export function chooseFormat(wanted: ImageParams['format'], accept: string | undefined): Format {
  if (wanted !== 'auto') return wanted
  const known = (accept ?? '').toLowerCase()
  if (known.includes('image/webp')) return 'webp'
  if (known.includes('image/avif')) return 'avif'
  return 'jpeg'
}
