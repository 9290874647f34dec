import type { PaymentProvider } from './payment-provider'

/**
 * Ordered with the shop's own button: `placeOrder` completes the order (invoice) or names the page where it is paid
 * (card, wallet, bank), which leads back with the order's public id.
 */
export const standard: PaymentProvider = { paymentType: 'STANDARD', returnParameter: 'oid', loadSnippet: null }
