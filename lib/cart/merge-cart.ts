import 'client-only'
import * as z from 'zod/mini'
import { GetSharedCartDocument } from '@/graphql/generated/graphql'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { CART_MERGE_LOCK } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { addLine, isBackendDown } from './add-shared-lines'
import type { Cart } from './cart-types'
import { fetchCartById } from './fetch-cart'
import { inTurn } from './in-turn'
import { mapSharedCart } from './map-shared-cart'
import { nullWhenGone } from './null-when-gone'
import { serverChangesStore } from './server-changes'
import { setPromoCode } from './set-promo-code'
import type { SharedLine } from './shared-cart-types'

const KEY = CART_MERGE_LOCK

/**
 * A merge that has begun: the quantity that each sku shall have in the account's cart, and the packages that have been
 * added. With it, a merge that was interrupted goes on without adding anything twice.
 */
const planSchema = z.object({
  from: z.string(),
  to: z.string(),
  targets: z.record(z.string(), z.number()),
  packages: z.array(z.string()),
})
type Plan = z.infer<typeof planSchema>

const writePlan = (plan: Plan) => safeLocalStorage.write(KEY, JSON.stringify(plan))

const piecesIn = (cart: Cart | null, skuId: number): number =>
  cart?.lines.find((line) => line.skuId === skuId)?.quantity ?? 0

const currentCart = ({ store }: Shop): Cart | null => store.getState().cart.data

/** The plan of this merge: the stored one, or a new one that adds the quantities of both carts. */
function planOf(from: string, to: Cart, lines: readonly SharedLine[]): Plan {
  const stored = planSchema.safeParse(safeLocalStorage.readJson(KEY)).data
  if (stored?.from === from && stored.to === to.id) return stored
  const targets: Record<string, number> = {}
  for (const { content, quantity } of lines) {
    if (!('skuId' in content)) continue
    targets[content.skuId] = (targets[content.skuId] ?? piecesIn(to, content.skuId)) + quantity
  }
  const plan = { from, to: to.id, targets, packages: [] }
  writePlan(plan)
  return plan
}

/** Adds a line to the notice in the cart when fewer pieces than wanted could be added. */
function noteRefused(shop: Shop, { content, size, name, quantity }: SharedLine, kept: number): void {
  if (!('skuId' in content) || kept >= quantity) return
  const change = {
    skuId: content.skuId,
    size,
    name,
    quantity: piecesIn(currentCart(shop), content.skuId),
    isGift: false,
  }
  serverChangesStore(shop).setState(({ changes, removedCode }) => ({ changes: [...changes, change], removedCode }))
}

/** Adds the pieces of a line that the cart still lacks. Throws when the service cannot be reached. */
async function addMissing(shop: Shop, plan: Plan, line: SharedLine): Promise<void> {
  const { content } = line
  const isPackage = 'packageId' in content
  if (isPackage && plan.packages.includes(line.id)) return
  const missing = isPackage
    ? line.quantity
    : (plan.targets[content.skuId] ?? 0) - piecesIn(currentCart(shop), content.skuId)
  if (missing <= 0) return
  const { changeAdding } = shop.store.getState()
  changeAdding(missing)
  const { added, result } = await addLine(shop, { ...line, quantity: missing }, { isMerge: true })
  changeAdding(added - missing)
  if (isBackendDown(result)) throw new Error('The commerce service could not be reached')
  if (isPackage) {
    plan.packages.push(line.id)
    writePlan(plan)
  }
  noteRefused(shop, { ...line, quantity: missing }, added)
}

/**
 * Adds the lines of the cart `from` one by one to the shopper's current cart, and its promo code if that has none
 * (R-CART-06). An interrupted merge can be repeated without adding anything twice. Lines that are sold out or exceed the
 * stock are named in the cart's notice. Returns whether `from` had lines. Throws when the service cannot be reached.
 */
export async function mergeCart(shop: Shop, from: string): Promise<boolean> {
  const to = currentCart(shop)
  if (!to || to.id === from) return false
  const [old, data] = await Promise.all([
    inTurn(shop, () => fetchCartById(shop, from)),
    nullWhenGone(shop.query(GetSharedCartDocument, { id: from })),
  ])
  const lines = mapSharedCart(data?.getCart)
  if (lines.length > 0) {
    const plan = planOf(from, to, lines)
    for (const line of lines) await addMissing(shop, plan, line)
    if (old?.promoCode && !currentCart(shop)?.promoCode) await setPromoCode(shop, old.promoCode)
  }
  safeLocalStorage.remove(KEY)
  return lines.length > 0
}
