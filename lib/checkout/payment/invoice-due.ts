/**
 * The last day to pay an invoice that is due `days` after the order. Counts calendar days: a day on which summer time
 * begins or ends does not have 24 hours.
 */
export function invoiceDue(orderedAt: Date, days: number): Date {
  const due = new Date(orderedAt)
  due.setDate(due.getDate() + days)
  return due
}
