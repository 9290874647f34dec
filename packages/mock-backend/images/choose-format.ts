import type { Format, ImageParams } from './image-params-schema'

/**
 * The format to deliver. `auto` takes WebP before AVIF when a browser knows both: AVIF takes ten times as long to
 * encode and saves little on soft pictures.
 */
export function chooseFormat(wanted: ImageParams['format'], accept: string | undefined): Format {
  if (wanted !== 'auto') return wanted
  const known = (accept ?? '').toLowerCase()
  if (known.includes('image/webp')) return 'webp'
  if (known.includes('image/avif')) return 'avif'
  return 'jpeg'
}
