/** Fixed time zone, so that server and browser render the same day. */
const timeZone = 'Europe/Helsinki'

/**
 * The first day of sale in the format of the language: "12. joulukuuta", or "12.12." for `short`. `firstAvailableOn`
 * must be a valid date.
 */
export const comingDay = (lang: string, firstAvailableOn: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month, timeZone }).format(new Date(firstAvailableOn))
