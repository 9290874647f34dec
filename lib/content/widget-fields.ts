import * as z from 'zod'
import type { WidgetImage } from './content-types'

/** A trimmed text; '' for a missing field or null, because the service sends both, and numbers as text. */
export const text = z.preprocess(
  (value) => (value === null || value === undefined ? '' : String(value).trim()),
  z.string(),
)

/** The element of `values` whose index the service sends as a number or as digits; `fallback` for anything else. */
export const choice = <const T extends readonly unknown[]>(values: T, fallback: T[number]) =>
  z
    .preprocess((value) => Number.parseInt(String(value ?? ''), 10), z.number().or(z.nan()))
    .transform((index): T[number] => values[index] ?? fallback)

export const flag = z.preprocess((value) => value === true || value === 'true', z.boolean())

export const imageSchema = z
  .object({ filename: text, filenameForMobileDevice: text, href: text, altText: text, title: text, text })
  .partial()
  .refine((image) => Boolean(image.filename || image.filenameForMobileDevice), 'has no picture')

export type ImageConfiguration = z.infer<typeof imageSchema>
export type ImageSize = { fileName: string; width: number; height: number }

// For a picture of unknown size: the ratio of the placeholder.
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** Picture of a widget. The phone file replaces a missing desktop file; `width` and `height` are those of `file`. */
export function widgetImage(image: ImageConfiguration, sizes: ImageSize[]): WidgetImage {
  const file = image.filename || image.filenameForMobileDevice || ''
  const mobileFile = image.filenameForMobileDevice || null
  const { width, height } = sizes.find(({ fileName }) => fileName === file) ?? UNKNOWN_SIZE
  return {
    file,
    mobileFile: mobileFile === file ? null : mobileFile,
    href: image.href || null,
    alt: image.altText ?? '',
    width,
    height,
  }
}
