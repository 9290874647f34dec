/** Opening hours of the weekdays `from` to `to`, both included; 1 is Monday. Times are `HH:MM`. */
export type OpeningHours = { from: number; to: number; opens: string; closes: string }

// the first of January 2024 was a Monday
const dayOf = (day: number): Date => new Date(Date.UTC(2024, 0, day))

/** A time in Nordic format: `07:00` becomes `7`, `07:30` becomes `7.30`. */
function clock(time: string): string {
  const [hours, minutes] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

/** Whether a pickup point is open day and night. */
export const isAlwaysOpen = (hours: readonly OpeningHours[]): boolean =>
  hours.some(({ from, to, opens, closes }) => from === 1 && to === 7 && opens === '00:00' && closes === '24:00')

/** Formats hours as `ma–pe 7–21, la 9–18`; `iso` is a BCP 47 tag. Closed days are not named. */
export function formatHours(iso: string, hours: readonly OpeningHours[]): string {
  const format = new Intl.DateTimeFormat(iso, { weekday: 'short', timeZone: 'UTC' })
  // Norwegian and Danish end a short weekday with a full stop
  const name = (day: number) => format.format(dayOf(day)).replace('.', '')
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? name(from) : `${name(from)}–${name(to)}`
      return `${days} ${clock(opens)}–${clock(closes)}`
    })
    .join(', ')
}

const KILOMETRE = 1000

/** Formats metres as `250 m` or `1,4 km`; the shortest distance shown is 10 m. */
export function formatDistance(iso: string, metres: number): string {
  const rounded = Math.max(Math.round(metres / 10) * 10, 10)
  const isFar = rounded >= KILOMETRE
  const unit = isFar ? 'kilometer' : 'meter'
  const amount = isFar ? metres / KILOMETRE : rounded
  return new Intl.NumberFormat(iso, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount)
}
