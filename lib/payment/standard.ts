import type { PaymentProvider } from './payment-provider'

/**
 * The shopper orders with the shop's own button. `placeOrder` completes the order (invoice) or answers with the address
 * of a payment page (card, wallet, bank), which returns with the order's public id.
 */
export const standard: PaymentProvider = { paymentType: 'STANDARD', returnParameter: 'oid', connectSnippet: null }
