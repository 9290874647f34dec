import * as z from 'zod'
import { accountChangeShape, applyAccountChange } from '#accounts/account-data'
import { MOST_MAILS, mailSchema } from '#outbox/mail-record'
import { applyReturnChange, returnChangeShape } from '#returns/return-data'
import { emptyShop } from './empty-shop'
import {
  cartSchema,
  monitorSchema,
  orderSchema,
  paymentSchema,
  piecesSchema,
  type ShopData,
  smsConsentSchema,
  subscriberSchema,
} from './shop-records'

/** One atomic write. It has new values, not differences, so that applying it twice has the same result as once. */
export const shopChangeSchema = z.object({
  /** Resets the state before the other fields are applied. */
  reset: z.literal(true).optional(),
  cart: cartSchema.optional(),
  order: orderSchema.optional(),
  /** Public id of the order by idempotency key. */
  keys: z.record(z.string(), z.string()).optional(),
  nextOrder: z.number().optional(),
  subscriber: subscriberSchema.optional(),
  /** E-mail address whose newsletter subscriptions are removed. */
  unsubscribed: z.string().optional(),
  smsConsent: smsConsentSchema.optional(),
  monitor: monitorSchema.optional(),
  payment: paymentSchema.optional(),
  ordered: piecesSchema.optional(),
  replaced: piecesSchema.optional(),
  mail: mailSchema.optional(),
  ...accountChangeShape,
  ...returnChangeShape,
})

export type ShopChange = z.infer<typeof shopChangeSchema>

/** Applies a change to the data in memory, both when it is made and when the state file is read. */
export function applyChange(data: ShopData, change: ShopChange): void {
  const { cart, order, subscriber, smsConsent, monitor, payment } = change
  if (change.reset) Object.assign(data, emptyShop())
  if (cart) data.carts[cart.id] = cart
  if (order) data.orders[order.publicId] = order
  if (payment) data.payments[payment.id] = payment
  Object.assign(data.keys, change.keys)
  data.nextOrder = change.nextOrder ?? data.nextOrder
  if (change.unsubscribed !== undefined)
    data.subscribers = data.subscribers.filter(({ email }) => email !== change.unsubscribed)
  if (subscriber) {
    const isOther = (known: typeof subscriber) =>
      known.email !== subscriber.email || known.market !== subscriber.market || known.lang !== subscriber.lang
    data.subscribers = [...data.subscribers.filter(isOther), subscriber]
  }
  if (smsConsent) {
    const isOther = ({ mobile }: typeof smsConsent) => mobile !== smsConsent.mobile
    data.smsConsents = [...data.smsConsents.filter(isOther), smsConsent]
  }
  if (monitor) {
    const isOther = (known: typeof monitor) => known.email !== monitor.email || known.skuId !== monitor.skuId
    data.monitors = [...data.monitors.filter(isOther), monitor]
  }
  Object.assign(data.stock.ordered, change.ordered)
  Object.assign(data.stock.replaced, change.replaced)
  if (change.mail) data.mails = [...data.mails, change.mail].slice(-MOST_MAILS)
  applyAccountChange(data, change)
  applyReturnChange(data, change)
}
