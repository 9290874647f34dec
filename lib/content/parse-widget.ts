import type { WidgetAreaQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { parseJson } from '@/lib/errors/parse-json'
import { logLine } from '@/lib/log/log-line.mjs'
import { type CheckedWidget, widgetSchema } from './widget-schema'

type Area = NonNullable<WidgetAreaQuery['widgetArea']>
type Container = NonNullable<NonNullable<Area['containers']>[number]>
export type RawWidget = NonNullable<NonNullable<Container['widgets']>[number]>

/** A validated widget; a product list or an outfit does not have its products yet. */
export type ParsedWidget = { id: string; content: CheckedWidget }

const isSwitchedOff = (configuration: unknown): boolean =>
  typeof configuration === 'object' &&
  configuration !== null &&
  'active' in configuration &&
  configuration.active === false

const drop = (widget: RawWidget, reason: string): null => {
  logLine('warn', 'widget-dropped', { id: widget.id, name: widget.name, type: widget.type, reason })
  return null
}

/**
 * Parses a CMS widget; null for one that is switched off, and, with a line in the log, for an unknown or invalid one.
 */
export function parseWidget(widget: RawWidget): ParsedWidget | null {
  const sizes = present(widget.images).map(({ fileName, largestSize }) => ({
    fileName,
    width: largestSize?.imageWidth || 1600,
    height: largestSize?.imageHeight || 900,
  }))
  const schema = widgetSchema(widget.name, sizes) ?? widgetSchema(widget.type, sizes)
  if (!schema) return drop(widget, 'unknown')
  const configuration = parseJson(widget.configuration)
  if (isSwitchedOff(configuration)) return null
  const parsed = schema.safeParse(configuration)
  if (parsed.success) return { id: String(widget.id), content: parsed.data }
  return drop(widget, parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}
