import type { MarketAlias } from '@/lib/market/market-table'
import { TIME_ZONES } from '@/lib/market/time-zones'
import type { DeliveryWay } from './delivery-way'
import { isWorkingDay } from './public-holidays'

/** R-PDP-05: `normal` for products in stock, `longer` for products that are made or ordered after the purchase. */
export type DeliverySpeed = 'normal' | 'longer'

/** First and last day of delivery: calendar days of the market, as midnights in UTC. */
export type DeliveryWindow = { first: Date; last: Date }

/** What the delivery days depend on; `way` is null before the shopper has chosen a type of delivery. */
type Parcel = { market: MarketAlias; speed: DeliverySpeed; way: DeliveryWay | null }

type Days = readonly [number, number]

/** Working days until a parcel leaves the warehouse. */
const PREPARATION: Record<DeliverySpeed, Days> = { normal: [0, 0], longer: [5, 8] }

/** Working days from the warehouse to the shopper. */
const TRANSIT: Record<DeliveryWay, Days> = { box: [2, 3], pickup: [2, 3], home: [2, 4] }

/** Days for an unknown type of delivery. */
const ANY_TRANSIT: Days = [
  Math.min(...Object.values(TRANSIT).map(([first]) => first)),
  Math.max(...Object.values(TRANSIT).map(([, last]) => last)),
]

/** Hour in the market's time zone before which an order counts for the same day. */
const CUT_OFF_HOUR = 14

const nextDay = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1))

/** Creating one takes up to 15 ms on a phone, and the checkout calculates the days of each delivery method. */
const clocks = new Map<MarketAlias, Intl.DateTimeFormat>()

function clockOf(market: MarketAlias): Intl.DateTimeFormat {
  const known = clocks.get(market)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONES[market],
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(market, clock)
  return clock
}

/** The calendar day, as a midnight in UTC, and the hour in the time zone of the market. */
function localTime(now: Date, market: MarketAlias): { day: Date; hour: number } {
  const parts = new Map(
    clockOf(market)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  )
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
 * Delivery days of a parcel ordered at `now`. An order after the cut-off hour, on a weekend or on a holiday counts for
 * the next working day. Used by the product page (`buy-form.tsx`) and the checkout (`order-arrival.ts`). The
 * confirmation shows the days that the checkout has stored (`stored-delivery-window.ts`), else those counted from the
 * order's time.
 */
export function deliveryWindow(now: Date, { market, speed, way }: Parcel): DeliveryWindow {
  const { day, hour } = localTime(now, market)
  const isToday = hour < CUT_OFF_HOUR && isWorkingDay(day, market)
  const start = isToday ? day : addWorkingDays(day, 1, market)
  const [soonest, latest] = PREPARATION[speed]
  const [first, last] = way ? TRANSIT[way] : ANY_TRANSIT
  return {
    first: addWorkingDays(start, soonest + first, market),
    last: addWorkingDays(start, latest + last, market),
  }
}
