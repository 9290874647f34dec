import * as z from 'zod'
import type { WidgetImage } from './content-types'

/** Text of a configuration; the service leaves fields out, sends null, or sends numbers. */
export const text = z.preprocess(
  (value) => (value === null || value === undefined ? '' : String(value).trim()),
  z.string(),
)

/** A choice the service writes as a number or as digits; `fallback` for anything else. */
export const choice = <const T extends readonly unknown[]>(values: T, fallback: T[number]) =>
  z
    .preprocess((value) => Number.parseInt(String(value ?? ''), 10), z.number().or(z.nan()))
    .transform((index): T[number] => values[index] ?? fallback)

export const flag = z.preprocess((value) => value === true || value === 'true', z.boolean())

export const imageSchema = z
  .object({ filename: text, filenameForMobileDevice: text, href: text, altText: text, title: text, text })
  .partial()
  .refine((image) => Boolean(image.filename || image.filenameForMobileDevice), 'names no picture')

export type ImageConfiguration = z.infer<typeof imageSchema>
export type ImageSize = { fileName: string; width: number; height: number }

// Frames need a ratio before the picture is there; this one fits a widget that names no size.
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** Desktop and phone file stand in for each other; the frame has the size the service knows of the desktop file. */
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
