import 'client-only'
import { inTurn } from '@/lib/cart/in-turn'
import type { Payer, PaymentType } from '@/lib/payment/payment-provider'
import type { Shop } from '@/lib/store/shop'
import { failureOf } from './order-result'
import { type OrderDecision, type OrderRequest, prepareOrder } from './prepare-order'
import { withOrder } from './with-order'

type ExternalOrder = OrderRequest & { payer: Payer; paymentType: PaymentType }

/**
 * Runs when the shopper submits a provider's form, before the provider takes the payment. Waits for cart changes, then
 * decides as for an order of the shop (`prepareOrder`), and records the attempt, so that a reload or another tab can look
 * up its outcome. Any result but `go` aborts the payment. Never rejects.
 */
export const beforeExternalSubmit = (shop: Shop, external: ExternalOrder): Promise<OrderDecision> =>
  inTurn(shop, () =>
    withOrder(async (order) => {
      const { form, payer, paymentType } = external
      // the e-mail typed into the provider's form takes precedence
      const decision = await prepareOrder(shop, order, external, { ...payer, email: payer.email || form.email })
      if (decision.kind === 'go') order.apply({ type: 'formSubmitted', publicId: payer.paymentId, paymentType })
      return decision
    }),
  ).catch((error: unknown) => ({ kind: 'stop', failure: failureOf(error) }))
