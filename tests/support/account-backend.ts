import { AppError } from '@/lib/errors/app-error'
import { shared } from './cart-link-backend'
import { type Answers, cartFragment } from './shop-fixtures'

type Lines = Record<number, number>
type ById = { id: string }

/**
 * A commerce service with one account and several carts, as answers for `makeShop`. `stock` limits the pieces of a sku;
 * `ordered` holds ids of completed carts. `fail` makes the next addition fail as an unreachable service.
 */
export function accountBackend(options: { carts?: Record<string, Lines>; cartId?: string | null; stock?: Lines } = {}) {
  const carts: Record<string, Lines> = structuredClone(options.carts ?? {})
  const codes: Record<string, string> = {}
  const service = {
    carts,
    codes,
    ordered: new Set<string>(),
    metaData: JSON.stringify({ cartId: options.cartId ?? null, favorites: [3] }),
    customerType: 'PERSON',
    isSignedIn: true,
    fail: false,
  }
  const cart = ({ id }: ById) => {
    const known = id || 'new'
    if (!id) carts.new = {}
    const lines = carts[known]
    if (!lines) return null
    const items = Object.entries(lines).map(([skuId, quantity]) => ({ skuId: Number(skuId), quantity }))
    const isCompleted = service.ordered.has(known)
    return { ...cartFragment(known, items), isCompleted, promoCode: codes[known] ?? null }
  }
  const user = () => ({
    id: 7,
    email: 'saga@mejl.se',
    customerType: service.customerType,
    gender: null,
    newsletter: false,
    personalId: null,
    memberType: '',
    balanceFormatted: '0 kr',
    metaData: service.metaData,
    address: null,
    balances: [],
  })
  const answers: Answers = {
    getCart: cart,
    getSharedCart: ({ id }: ById) =>
      shared(
        Object.entries(carts[id] ?? {}).map(([skuId, quantity]) => ({ skuId: Number(skuId), quantity })),
        service.ordered.has(id),
      ),
    addToCart: ({ id, item }: ById & { item: { skuId: number; quantity: number } }) => {
      if (service.fail) throw new AppError('BACKEND_DOWN', 'Network request failed', 503)
      const lines = carts[id]
      if (!lines) return null
      const quantity = (lines[item.skuId] ?? 0) + item.quantity
      const available = options.stock?.[item.skuId] ?? 99
      if (quantity > available) return new AppError('OUT_OF_STOCK', 'too many', 500, { available })
      lines[item.skuId] = quantity
      return cart({ id })
    },
    setCartPromoCode: ({ id, promoCode }: ById & { promoCode: string }) => {
      codes[id] = promoCode
      return cart({ id })
    },
    getUser: () => (service.isSignedIn ? user() : null),
    updateUser: ({ user: change }: { user: { metaData?: string; customerType?: string } }) => {
      service.metaData = change.metaData ?? service.metaData
      service.customerType = change.customerType ?? 'PERSON'
      return user()
    },
  }
  return { service, answers, metaData: () => JSON.parse(service.metaData) }
}
