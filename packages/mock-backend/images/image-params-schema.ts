import * as z from 'zod'

/** Formats of delivered pictures; `auto` chooses one by the Accept header. */
export const FORMATS = ['auto', 'webp', 'avif', 'jpeg', 'png'] as const
export const RESIZE_FITS = ['cover', 'contain', 'scale-down', 'crop'] as const

/** Largest width and height that is delivered, in px. */
export const LARGEST = 2560

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))

/** Width or height in px, reduced to LARGEST; 0 is invalid. */
const side = whole(1, 99_999).transform((px) => Math.min(px, LARGEST))

const COLOUR = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,20}|rgba?\([\d.% /,]{5,40}\))$/i

/** The seven parameters of the resize path (R-CMS-04); all others are invalid. */
export const imageParamsSchema = z.strictObject({
  format: z.enum(FORMATS).default('auto'),
  fit: z.enum(RESIZE_FITS).default('scale-down'),
  width: side.optional(),
  height: side.optional(),
  quality: whole(1, 100).default(80),
  background: z.string().regex(COLOUR).optional(),
  dpr: z
    .string()
    .regex(/^[1-4](\.\d{1,2})?$/)
    .transform(Number)
    .default(1),
})

export type ImageParams = z.output<typeof imageParamsSchema>
export type Format = Exclude<ImageParams['format'], 'auto'>
