import type { MarketAlias } from '#catalogue/types'

const DAY = 24 * 60 * 60 * 1000
/** Days in which a purchase can be returned, counted from the day after the delivery (T11). */
const WINDOW = 14

export const TIME_ZONES: Record<MarketAlias, string> = {
  fi: 'Europe/Helsinki',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
}

const SUNDAY = 0
const SATURDAY = 6
const MAUNDY_THURSDAY = -3
const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50

type Calendar = { fixed: readonly string[]; movable: readonly number[] }

/**
 * Days on which the window cannot end, besides Saturdays and Sundays: `fixed` as `month-day`, `movable` in days from
 * Easter Sunday. In Finland and Sweden the window ends on any day.
 */
const CALENDARS: Partial<Record<MarketAlias, Calendar>> = {
  no: {
    fixed: ['1-1', '5-1', '5-17', '12-25', '12-26'],
    movable: [MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  // The constitution day, Christmas eve and New Year's eve are no public holidays, but the law treats them alike.
  dk: {
    fixed: ['1-1', '6-5', '12-24', '12-25', '12-26', '12-31'],
    movable: [MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
}

/** Easter Sunday of the Gregorian calendar: its midnight in UTC, epoch ms (the anonymous algorithm of Meeus). */
export function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const shift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/** Whether the window can end on a day, given as its midnight in UTC. */
function canEndOn(day: number, { fixed, movable }: Calendar): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  if (fixed.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)) return false
  return !movable.includes(Math.round((day - easterSunday(date.getUTCFullYear())) / DAY))
}

/** The day of a time (epoch ms) in a market's time zone, as `2026-11-21`. */
export const dayIn = (market: MarketAlias, time: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONES[market] }).format(time)

/**
 * The last day to return what was delivered at a time (epoch ms), as `2026-12-05` in the market's time zone: the 14th day
 * after that of the delivery, in Norway and Denmark moved to the next working day (T11).
 */
export function lastReturnDay(market: MarketAlias, deliveredAt: number): string {
  const calendar = CALENDARS[market]
  let day = Date.parse(dayIn(market, deliveredAt)) + WINDOW * DAY
  while (calendar && !canEndOn(day, calendar)) day += DAY
  return new Date(day).toISOString().slice(0, 10)
}

/** Whether the window is still open at `now` (epoch ms): it ends with the last day in the market's time zone. */
export const isWindowOpen = (market: MarketAlias, deliveredAt: number, now: number): boolean =>
  dayIn(market, now) <= lastReturnDay(market, deliveredAt)
