import type { DeliveryWindow } from './delivery-window'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creates each format once, because that takes a phone longer than formatting. */
function dayFormat(iso: string, form: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${iso} ${form}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(iso, { weekday: form, day: 'numeric', month: form, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/**
 * A delivery window in the format of the language: `ti 24.11.–to 26.11.`, `tisdag 24–torsdag 26 november`; `iso` is a
 * BCP 47 tag. Finnish always has the short form, because full words would need case endings, which Intl does not
 * provide.
 */
export function formatDelivery(iso: string, { first, last }: DeliveryWindow, width: 'short' | 'long'): string {
  const form = iso.startsWith('fi') ? 'short' : width
  const format = dayFormat(iso, form)
  // Across a year boundary some languages would add both years.
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear()
  return isOneYear ? format.formatRange(first, last) : `${format.format(first)}–${format.format(last)}`
}
