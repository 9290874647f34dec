import * as z from 'zod'
import { parseJson } from '@/lib/errors/parse-json'
import { imageSchema, text, widgetImage } from './widget-fields'

const MOST_SPOTS = 8

// Position in per cent of the picture, away from its edges, so that the whole touch target is inside.
const place = z.coerce
  .number()
  .min(0)
  .max(100)
  .transform((percent) => Math.round(Math.min(94, Math.max(6, percent))))

const size = z.coerce.number().int().positive()

/** An outfit: a picture, a heading, and the position of each product in it. */
const hotspotsSchema = z
  .object({
    image: imageSchema.and(z.object({ width: size, height: size })),
    heading: text,
    text,
    button: z.object({ href: text, text }).optional(),
    spots: z
      .array(z.object({ x: place, y: place, articleNumber: z.string().min(1) }))
      .min(1)
      .max(MOST_SPOTS),
  })
  .transform(({ image, button, ...given }) => ({
    ...given,
    kind: 'hotspots' as const,
    image: { ...widgetImage(image, []), width: image.width, height: image.height },
    button: button?.href && button.text ? button : null,
  }))

const COMPONENTS = { hotspots: hotspotsSchema }

const frame = z.object({
  component: z.enum(Object.keys(COMPONENTS) as [keyof typeof COMPONENTS]),
  configuration: z.unknown(),
})

/**
 * The JSON widget: a component of this shop and its configuration, as JSON text in the field `json`. An unknown
 * component or an invalid configuration is a validation issue.
 */
export const jsonWidgetSchema = z
  .object({ json: z.string() })
  .transform(({ json }, context): unknown => {
    const value = parseJson(json)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: 'is not JSON', path: ['json'] })
    return z.NEVER
  })
  .pipe(frame)
  .transform(({ component, configuration }, context) => {
    const parsed = COMPONENTS[component].safeParse(configuration)
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', message, path: [...path] })
    return z.NEVER
  })
