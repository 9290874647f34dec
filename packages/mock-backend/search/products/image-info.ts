import type { Product } from '@apptus/esales-api'

const WIDTHS = [320, 640]
const THUMBNAIL_WIDTH = 120

/** Path of a picture on the image service. */
const addressOf = (file: string, width: number): string => `/cdn-cgi/image/format=auto,width=${width}/${file}`

/** The front view and the second view of a product; a card shows the second one on hover. */
export function imageInfo(files: readonly string[], alt: string): Product['imageInfo'] {
  const [front] = files
  const images = files.slice(0, 2).map((file) => ({
    alt,
    sources: WIDTHS.map((width) => ({ url: addressOf(file, width), width })),
  }))
  return {
    effect: images.length > 1 ? 'SWAP' : 'NONE',
    images,
    ...(front && { thumbnail: addressOf(front, THUMBNAIL_WIDTH) }),
  }
}
