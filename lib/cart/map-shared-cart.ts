import type { GetSharedCartQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { printedSize } from '@/lib/product/printed-size'
import type { SharedLine } from './shared-cart-types'

type SharedCart = NonNullable<GetSharedCartQuery['getCart']>
type Item = NonNullable<NonNullable<SharedCart['items']>[number]>

const pictureOf = ({ product }: Item): string => present(product?.productImages)[0]?.fileName ?? ''

function skuLine(item: Item): SharedLine {
  const sku = present(item.product?.skus).find(({ skuId }) => skuId === item.skuId)
  return {
    id: item.id,
    name: item.product?.name ?? '',
    size: printedSize(sku?.name ?? ''),
    picture: pictureOf(item),
    quantity: item.quantity,
    content: { skuId: item.skuId },
  }
}

/** One line for all items of a package; the items of one package share a group key. */
function packageLine(items: Item[]): SharedLine[] {
  const [first] = items
  const { packageId, packageName } = first?.productPackage ?? {}
  if (!first || packageId === undefined) return []
  const selections = items.flatMap(({ skuId, productPackage: part }) =>
    part ? [{ groupId: part.groupId, optionId: part.optionId, skuId }] : [],
  )
  const quantity = Math.min(...items.map((item) => item.quantity))
  const content = { packageId, selections }
  return [{ id: first.id, name: packageName ?? '', size: null, picture: pictureOf(first), quantity, content }]
}

/** The lines of a cart that may be copied to another one; free gifts are given by campaigns, not copied (T26). */
export function copyableLines(cart: Pick<SharedCart, 'items'>): SharedLine[] {
  const items = present(cart.items).filter(({ quantity, isCampaignFreeGift }) => quantity > 0 && !isCampaignFreeGift)
  const packages = new Map<string, Item[]>()
  for (const item of items) {
    if (!item.productPackage) continue
    const key = item.groupKey ?? String(item.productPackage.packageId)
    packages.set(key, [...(packages.get(key) ?? []), item])
  }
  const single = items.filter(({ productPackage, product }) => !productPackage && product)
  return [...single.map(skuLine), ...[...packages.values()].flatMap(packageLine)]
}

/** The lines that may be copied from somebody else's cart; none of a cart that has been ordered. */
export const mapSharedCart = (cart: SharedCart | null | undefined): SharedLine[] =>
  cart && !cart.isCompleted ? copyableLines(cart) : []
