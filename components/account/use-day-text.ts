import { useFormatter } from 'next-intl'

/** Returns a day as text in the shopper's language, such as `2 november 2026`. */
export function useDayText(): (date: Date) => string {
  const format = useFormatter()
  return (date) => format.dateTime(date, { day: 'numeric', month: 'long', year: 'numeric' })
}
