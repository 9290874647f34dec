import type { MarketAlias } from '@/lib/market/market-table'

const DAY = 86_400_000

/** Fixed holidays without delivery, as `month-day`. */
const FIXED: Record<MarketAlias, readonly string[]> = {
  fi: ['1-1', '1-6', '5-1', '12-6', '12-24', '12-25', '12-26'],
  se: ['1-1', '1-6', '5-1', '6-6', '12-24', '12-25', '12-26', '12-31'],
  no: ['1-1', '5-1', '5-17', '12-24', '12-25', '12-26'],
  dk: ['1-1', '6-5', '12-24', '12-25', '12-26'],
}

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
/** Movable holidays, in days from Easter Sunday. */
const MOVING: Record<MarketAlias, readonly number[]> = {
  fi: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
  se: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION],
  no: [-3, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  dk: [-3, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
}

const HAS_MIDSUMMER_EVE: readonly MarketAlias[] = ['fi', 'se']

/** Easter Sunday of the Gregorian calendar: its midnight in UTC, in ms (Gauss, in the form of Lichtenberg). */
function easter(year: number): number {
  const century = Math.floor(year / 100)
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sun = 2 - Math.floor((3 * century + 3) / 4)
  const cycle = year % 19
  const seed = (19 * cycle + moon) % 30
  const fullMoon = 21 + seed - Math.floor((seed + Math.floor(cycle / 11)) / 29)
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7)
  return Date.UTC(year, 2, fullMoon + 7 - ((fullMoon - firstSunday) % 7))
}

/** Midsummer eve is the Friday between 19 and 25 June. */
const isMidsummerEve = (day: Date): boolean =>
  day.getUTCMonth() === 5 && day.getUTCDay() === 5 && day.getUTCDate() >= 19 && day.getUTCDate() <= 25

/** Whether a day, given as its midnight in UTC, has deliveries: Monday to Friday except the country's holidays. */
export function isWorkingDay(day: Date, market: MarketAlias): boolean {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (FIXED[market].includes(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`)) return false
  if (HAS_MIDSUMMER_EVE.includes(market) && isMidsummerEve(day)) return false
  const fromEaster = Math.round((day.getTime() - easter(day.getUTCFullYear())) / DAY)
  return !MOVING[market].includes(fromEaster)
}
