import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from './service-refusal'
import { type Answers, cartFragment } from './shop-fixtures'

type SharedItem = { skuId: number; quantity: number; name?: string; size?: string; gift?: boolean; group?: string }

const sharedItem = ({ skuId, quantity, name = 'Stickad tröja', size = '38', gift, group }: SharedItem) => ({
  id: `theirs-${skuId}`,
  skuId,
  quantity,
  groupKey: group ?? null,
  isCampaignFreeGift: gift ?? false,
  product: { name, productImages: [{ fileName: 'a.webp' }], skus: [{ skuId, name: size }] },
  productPackage: group ? { packageId: 40, packageName: 'Vårpaket', groupId: skuId, optionId: 1 } : null,
})

/** A cart that a link leads to. */
export const shared = (items: SharedItem[], isCompleted = false) => ({ isCompleted, items: items.map(sharedItem) })

const STOCK: Record<number, number> = { 5: 0, 6: 2 }

/** A backend with the shopper's own cart; sku 5 is sold out, two are left of sku 6, sku 404 is not sold here. */
export function backend(own: Record<number, number>, answers: Answers = {}) {
  const lines = { ...own }
  const cart = () =>
    cartFragment(
      'mine',
      Object.entries(lines).map(([skuId, quantity]) => ({ skuId: Number(skuId), quantity })),
    )
  const add = ({ item }: { item: { skuId: number; quantity: number } }) => {
    const available = STOCK[item.skuId] ?? 99
    const quantity = (lines[item.skuId] ?? 0) + item.quantity
    if (item.skuId === 404) return serviceRefusal('UNKNOWN_SKU')
    if (quantity > available) return new AppError('OUT_OF_STOCK', 'too many', 500, { available })
    lines[item.skuId] = quantity
    return cart()
  }
  const addPackage = ({ selections }: { selections: { skuId: number }[] }) => {
    for (const { skuId } of selections) lines[skuId] = (lines[skuId] ?? 0) + 1
    return cart()
  }
  return { lines, answers: { getCart: cart, addToCart: add, addPackageToCart: addPackage, ...answers } }
}
