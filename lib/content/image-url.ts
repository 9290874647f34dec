import { IMAGE_BREAKPOINTS, IMAGE_PLACEHOLDER } from '@/lib/config/constants'

/** Parameters of the resize path; width and height in pixels of the picture, before `dpr` (R-CMS-04). */
export type ImageOptions = {
  format?: 'auto' | 'webp' | 'avif' | 'jpeg'
  fit?: 'cover' | 'contain' | 'scale-down'
  width: number
  height: number
  quality?: number
  /** CSS colour behind transparent or letterboxed parts. */
  background?: string
  dpr?: number
}

const DEFAULTS = { format: 'auto', fit: 'cover', quality: 80, background: 'white', dpr: 1 } as const

/** Address of a resized picture: all seven parameters, always in one order, so that caches share it (R-CMS-04). */
export function imageUrl(base: string, file: string, options: ImageOptions): string {
  const { format, fit, width, height, quality, background, dpr } = { ...DEFAULTS, ...options }
  const parameters = [
    `format=${format}`,
    `fit=${fit}`,
    `width=${Math.round(width)}`,
    `height=${Math.round(height)}`,
    `quality=${quality}`,
    `background=${encodeURIComponent(background)}`,
    `dpr=${dpr}`,
  ]
  return `${base}/cdn-cgi/image/${parameters.join(',')}/${pathOf(file)}`
}

const pathOf = (file: string): string => file.split('/').filter(Boolean).map(encodeURIComponent).join('/')

/** A `src` or `srcset` of `imageUrl`, with another file at the same sizes. */
export const withFile = (addresses: string, file: string): string =>
  addresses.replace(/(\/cdn-cgi\/image\/[^/]+\/)\S+/g, (_, start: string) => start + pathOf(file))

export type ImageFrame = Omit<ImageOptions, 'dpr'>
export type ImageSet = { src: string; srcSet: string }

/** Widths worth offering for a frame of CSS pixels: the breakpoints up to twice its size, and thumbnails as they are. */
function widthsFor(width: number): number[] {
  const { xs, ...wider } = IMAGE_BREAKPOINTS
  const steps = [xs, ...Object.values(wider)].filter((step) => step <= width * 2)
  return width < xs ? [...new Set([width, width * 2, ...steps])].sort((a, b) => a - b) : steps
}

/** `src` for a common screen and a srcset over the breakpoints, height in proportion (R-CMS-06). */
export function imageSet(base: string, file: string, frame: ImageFrame): ImageSet {
  const at = (width: number) => imageUrl(base, file, { ...frame, width, height: (width * frame.height) / frame.width })
  const widths = widthsFor(frame.width)
  const common = widths.find((width) => width >= frame.width) ?? widths.at(-1) ?? frame.width
  return { src: at(common), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}

/** The 10 × 10 picture at quality 50 that stands in until the real one is there (R-CMS-05). */
export const placeholderUrl = (base: string, file: string): string =>
  imageUrl(base, file, {
    width: IMAGE_PLACEHOLDER.size,
    height: IMAGE_PLACEHOLDER.size,
    quality: IMAGE_PLACEHOLDER.quality,
  })
