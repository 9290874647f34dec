import { IMAGE_BREAKPOINTS, IMAGE_PLACEHOLDER } from '@/lib/config/constants'

/** Parameters of the resize path; width and height in pixels of the picture, before `dpr` (R-CMS-04). */
export type ImageOptions = {
  format?: 'auto' | 'webp' | 'avif' | 'jpeg'
  fit?: 'cover' | 'contain' | 'scale-down'
  width: number
  height: number
  quality?: number
  /** CSS colour of transparent or letterboxed areas. */
  background?: string
  dpr?: number
}

const DEFAULTS = { format: 'auto', fit: 'cover', quality: 80, background: 'white', dpr: 1 } as const

/** Address of a resized picture: all seven parameters in a fixed order, so that caches share it (R-CMS-04). */
export function imageUrl(imageBase: string, file: string, options: ImageOptions): string {
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
  return `${imageBase}/cdn-cgi/image/${parameters.join(',')}/${pathOf(file)}`
}

const pathOf = (file: string): string => file.split('/').filter(Boolean).map(encodeURIComponent).join('/')

export type ImageFrame = Omit<ImageOptions, 'dpr'>
export type ImageSet = { src: string; srcSet: string }

/**
 * `dpr` of an additional candidate at the smallest width: 480 pixels, because two cards side by side on a phone need
 * fewer than 640.
 */
const FINER = 1.5

type Candidate = { width: number; dpr: number }

/** Candidates for an element of a CSS width: the breakpoints up to twice that width; below 320 also the exact sizes. */
function candidatesFor(width: number): Candidate[] {
  const { xs, sm, ...wider } = IMAGE_BREAKPOINTS
  const steps = [xs, sm, ...Object.values(wider)].filter((step) => step <= width * 2)
  if (width < xs) {
    const widths = [...new Set([width, width * 2, ...steps])].sort((a, b) => a - b)
    return widths.map((each) => ({ width: each, dpr: 1 }))
  }
  const [first, ...others] = steps.map((step) => ({ width: step, dpr: 1 }))
  return [first, ...(width < sm ? [{ width: xs, dpr: FINER }] : []), ...others].filter((each) => each !== undefined)
}

/** `src`, and a `srcset` with a candidate per breakpoint; heights keep the ratio of the frame (R-CMS-06). */
export function imageSet(imageBase: string, file: string, frame: ImageFrame): ImageSet {
  const at = ({ width, dpr }: Candidate) =>
    imageUrl(imageBase, file, { ...frame, width, height: (width * frame.height) / frame.width, dpr })
  const candidates = candidatesFor(frame.width)
  const common = candidates.find(({ width }) => width >= frame.width) ?? candidates.at(-1)
  return {
    src: at(common ?? { width: frame.width, dpr: 1 }),
    srcSet: candidates.map((each) => `${at(each)} ${each.width * each.dpr}w`).join(', '),
  }
}

/** The 10 × 10 placeholder at quality 50, shown until the picture has loaded (R-CMS-05). */
export const placeholderUrl = (imageBase: string, file: string): string =>
  imageUrl(imageBase, file, {
    width: IMAGE_PLACEHOLDER.size,
    height: IMAGE_PLACEHOLDER.size,
    quality: IMAGE_PLACEHOLDER.quality,
  })
