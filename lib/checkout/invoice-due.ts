const DAY = 86_400_000

/** The last day to pay an invoice that is due `days` after the order. */
export const invoiceDue = (orderedAt: Date, days: number): Date => new Date(orderedAt.getTime() + days * DAY)
