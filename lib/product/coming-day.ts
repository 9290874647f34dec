/** Zone of the shop's dates, so that server and browser write the same day. */
const timeZone = 'Europe/Helsinki'

/**
 * The first day of sale as a language writes it: "12. joulukuuta", or "12.12." where there is little room.
 * `firstAvailableOn` must be a date.
 */
export const comingDay = (lang: string, firstAvailableOn: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month, timeZone }).format(new Date(firstAvailableOn))
