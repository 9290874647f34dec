/** How a parcel reaches the shopper, told by the method's technical name. */
export type DeliveryWay = 'pickup' | 'box' | 'home'

const BOXES = /^(posti|instabox|dao)$|box|locker/i
const TO_THE_DOOR = /home|bring|door/i

export function deliveryWay(name: string): DeliveryWay {
  if (TO_THE_DOOR.test(name)) return 'home'
  return BOXES.test(name) ? 'box' : 'pickup'
}

/** Working days from dispatch to arrival: at the earliest, at the latest. */
const TRANSIT: Record<DeliveryWay, readonly [number, number]> = { box: [1, 2], pickup: [2, 3], home: [2, 4] }

/** Orders made before this hour leave the same working day. */
const LAST_HOUR = 14

// no carrier of the four countries delivers on these, nor on Saturdays and Sundays
const HOLIDAYS = new Set(['1-1', '5-1', '12-24', '12-25', '12-26'])

function isWorkingDay(day: Date): boolean {
  if (day.getDay() === 0 || day.getDay() === 6) return false
  return !HOLIDAYS.has(`${day.getMonth() + 1}-${day.getDate()}`)
}

function workingDaysAfter(start: Date, count: number): Date {
  const day = new Date(start)
  let left = count
  while (left > 0) {
    day.setDate(day.getDate() + 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** First and last day a parcel ordered at `now` may arrive. */
export function deliveryDays(way: DeliveryWay, now: Date): [Date, Date] {
  const leavesToday = isWorkingDay(now) && now.getHours() < LAST_HOUR
  const dispatch = leavesToday ? now : workingDaysAfter(now, 1)
  const [soonest, latest] = TRANSIT[way]
  return [workingDaysAfter(dispatch, soonest), workingDaysAfter(dispatch, latest)]
}

/**
 * Days as the language writes a span of them: `ti 24.11.–to 26.11.`, `tisdag 24–torsdag 26 november`.
 * Finnish is always short: whole words would need case endings, which Intl does not give.
 */
export function formatDays(iso: string, [from, to]: readonly [Date, Date], width: 'short' | 'long'): string {
  const form = iso.startsWith('fi') ? 'short' : width
  return new Intl.DateTimeFormat(iso, { weekday: form, day: 'numeric', month: form }).formatRange(from, to)
}
