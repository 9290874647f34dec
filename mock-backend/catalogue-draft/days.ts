const DAY = 24 * 60 * 60 * 1000

/** Dates counted from the day the shop opens, so that campaigns and arrivals are never out of date. */
export function createDays(today: Date) {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const moment = (days: number): string => new Date(start + days * DAY).toISOString()
  return { moment, date: (days: number): string => moment(days).slice(0, 10) }
}

export type Days = ReturnType<typeof createDays>
