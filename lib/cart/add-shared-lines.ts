import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { type CartResult, failedResult } from './cart-result'
import type { AddOptions, AddRequest } from './cart-types'
import { inTurn } from './in-turn'
import { type AddResult, addPackage, addPieces } from './send-add'
import type { PackageContent, RefusedLine, SharedLine } from './shared-cart-types'

type LineResult = { added: number; result: CartResult }

const NOT_SENT: LineResult = { added: 0, result: { ok: false, code: 'BACKEND_DOWN' } }

/** Failures that end the copying, because every further line would fail too. */
export const isBackendDown = (result: CartResult): boolean =>
  !result.ok && (result.code.startsWith('BACKEND_') || result.code === 'UNKNOWN')

function reasonOf(result: CartResult): RefusedLine['reason'] {
  if (result.ok) return 'failed'
  if (result.code === 'UNKNOWN_SKU') return 'notSold'
  if (result.code !== 'OUT_OF_STOCK') return 'failed'
  return result.stock ? 'noMore' : 'soldOut'
}

/**
 * Subtracts added pieces from the pending count. The saved cart includes them now, and the header shows the sum of
 * both.
 */
const noteAdded = ({ store }: Shop, pieces: number): void => store.getState().changeAdding(-pieces)

const inCart = ({ store }: Shop, skuId: number): number =>
  store.getState().cart.data?.lines.find((line) => line.skuId === skuId)?.quantity ?? 0

async function addCounted(shop: Shop, request: AddRequest, options: AddOptions): Promise<AddResult> {
  const result = await addPieces(shop, request, options).catch(failedResult)
  if (result.ok) noteAdded(shop, result.added)
  return result
}

/** Adds the available pieces when there are fewer than requested; `result` is then the refusal of the full quantity. */
async function addSku(shop: Shop, { skuId, quantity }: AddRequest, options: AddOptions): Promise<LineResult> {
  const result = await addCounted(shop, { skuId, quantity }, options)
  if (result.ok) return { added: result.added, result }
  const left = Math.min((result.stock ?? 0) - inCart(shop, skuId), quantity - 1)
  if (result.code !== 'OUT_OF_STOCK' || left <= 0) return { added: 0, result }
  const second = await addCounted(shop, { skuId, quantity: left }, options)
  return { added: second.ok ? second.added : 0, result }
}

async function addPackages(
  shop: Shop,
  content: PackageContent,
  quantity: number,
  options: AddOptions,
): Promise<LineResult> {
  let added = 0
  let result: CartResult = { ok: false, code: 'UNKNOWN' }
  do {
    result = await addPackage(shop, content, options).catch(failedResult)
    if (result.ok) {
      added += 1
      noteAdded(shop, 1)
    }
  } while (result.ok && added < quantity)
  return { added, result }
}

/**
 * Adds a line of another cart. The caller adds its pieces to the pending count before, and subtracts those that were not
 * added after it. Never throws.
 */
export const addLine = (shop: Shop, { content, quantity }: SharedLine, options: AddOptions = {}): Promise<LineResult> =>
  inTurn(shop, () =>
    'skuId' in content
      ? addSku(shop, { skuId: content.skuId, quantity }, options)
      : addPackages(shop, content, quantity, options),
  )

export const countPieces = (lines: readonly SharedLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

/**
 * Adds the lines of a cart link or of an earlier order to the shopper's own cart, one by one. The header counts all
 * pieces at once. The outcome lists the lines that failed (T26). Never throws.
 */
export async function addSharedLines(
  shop: Shop,
  lines: readonly SharedLine[],
  source: 'link' | 'order' = 'link',
): Promise<void> {
  const { setCartLink, changeAdding } = shop.store.getState()
  setCartLink({ isAdding: true, outcome: null })
  changeAdding(countPieces(lines))
  const refused: RefusedLine[] = []
  let count = 0
  let isDown = false
  for (const line of lines) {
    const { added, result }: LineResult = isDown ? NOT_SENT : await addLine(shop, line)
    isDown = isDown || isBackendDown(result)
    count += added
    if (added < line.quantity) refused.push({ line, added, reason: reasonOf(result) })
    changeAdding(added - line.quantity)
  }
  setCartLink({ isAdding: false, outcome: { kind: 'added', source, count, refused } })
}
