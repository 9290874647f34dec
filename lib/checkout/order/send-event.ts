import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import { pickDraft } from '@/lib/checkout/form/checkout-draft'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import type { Shop } from '@/lib/store/shop'
import { payableOf } from './order-amounts'
import type { OrderEvent } from './order-state'

type SentOrder = { agreed: Cart; form: CheckoutForm; delivery: StoredWindow | null }

const contentOf = ({ lines, promoCode }: Cart): string =>
  [...lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).sort(), promoCode ?? ''].join('|')

/** 128 random bits. `crypto.randomUUID` is missing on plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The event that records an order before it is sent. */
export function sendEvent({ store }: Pick<Shop, 'store'>, { agreed, form, delivery }: SentOrder): OrderEvent {
  const { customerType } = store.getState().root
  return {
    type: 'send',
    cartId: agreed.id,
    content: contentOf(agreed),
    key: randomKey(),
    typed: pickDraft(form),
    agreed: JSON.stringify([customerType, form.consents, payableOf(agreed)]),
    delivery,
    organisationId: customerType === 'ORGANIZATION' ? form.organisationId.trim() : '',
  }
}
