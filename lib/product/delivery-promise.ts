import type { MarketAlias } from '@/lib/market/market-table'
import { isWorkingDay } from './public-holidays'

/** R-PDP-05: goods from the shelf, and goods that are made or ordered first. */
export type DeliverySpeed = 'normal' | 'longer'

/** Working days after the day of the order, first and last. */
export const DELIVERY_DAYS: Record<DeliverySpeed, readonly [number, number]> = { normal: [2, 4], longer: [7, 12] }

/** Hour of the market's clock until which an order counts as today's. */
const CUT_OFF_HOUR = 14

const TIME_ZONES: Record<MarketAlias, string> = {
  fi: 'Europe/Helsinki',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
}

const nextDay = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1))

/** The market's calendar day at a moment, as a midnight of UTC, and its hour. */
function localTime(now: Date, market: MarketAlias): { day: Date; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONES[market],
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { day: new Date(Date.UTC(at('year'), at('month') - 1, at('day'))), hour: at('hour') }
}

function addWorkingDays(from: Date, count: number, market: MarketAlias): Date {
  let day = from
  for (let left = count; left > 0; ) {
    day = nextDay(day)
    if (isWorkingDay(day, market)) left -= 1
  }
  return day
}

/**
 * First and last day a parcel ordered now may come, as midnights of UTC. An order after the cut-off hour,
 * at a weekend or on a holiday counts from the next working day.
 */
export function deliveryWindow(now: Date, market: MarketAlias, speed: DeliverySpeed): { first: Date; last: Date } {
  const { day, hour } = localTime(now, market)
  const isToday = hour < CUT_OFF_HOUR && isWorkingDay(day, market)
  const start = isToday ? day : addWorkingDays(day, 1, market)
  const [first, last] = DELIVERY_DAYS[speed]
  return { first: addWorkingDays(start, first, market), last: addWorkingDays(start, last, market) }
}

/** The window in the market's words: `ke 25.11.–pe 27.11.`; `locale` is a BCP 47 tag. */
export function deliveryDates(now: Date, market: MarketAlias, speed: DeliverySpeed, locale: string): string {
  const { first, last } = deliveryWindow(now, market, speed)
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  // over the turn of a year some languages would spell out both years
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear()
  return isOneYear ? format.formatRange(first, last) : `${format.format(first)}–${format.format(last)}`
}
