import { expect, vi } from 'vitest'
import { type Push, pushSchema } from '@/lib/analytics/push-schema'
import type { CardProduct } from '@/lib/product/card-product-schema'

type Layer = Window & { dataLayer?: unknown[] }

/** The data layer of the test's window; undefined while nothing was pushed. */
export const dataLayer = (): unknown[] | undefined => (window as Layer).dataLayer

export const removeDataLayer = (): void => void Reflect.deleteProperty(window, 'dataLayer')

const isEcommerce = (entry: object): boolean => 'event' in entry && 'ecommerce' in entry

/** All events of a data layer. Each must match its schema, and one of e-commerce must follow `{ ecommerce: null }`. */
export function knownPushes(layer: readonly unknown[] = dataLayer() ?? []): Push[] {
  return layer.flatMap((entry, at) => {
    // neither a command of `gtag` nor an event of the tag manager itself
    if (typeof entry !== 'object' || entry === null || !('event' in entry)) return []
    if (String(entry.event).startsWith('gtm.')) return []
    if (isEcommerce(entry)) expect(layer[at - 1]).toEqual({ ecommerce: null })
    return [pushSchema.parse(entry)]
  })
}

export const pushedNames = (): string[] => knownPushes().map(({ event }) => event)

/** A product as `/api/products` sends it. */
export const soldProduct = (id: number): CardProduct => ({
  row: { id, path: `/p/plagg-${id}`, brand: 'Aune', name: `Plagg ${id}`, price: ['400 kr', '320 kr'] },
  articleNumber: `A${id}`,
  category: 'Kjolar',
  colour: 'Röd',
  sellingIncVat: 400,
  regularIncVat: 500,
  discountType: 'SALE_PRICE',
  sizes: [],
})

/** Answers `/api/products` with every product that is asked for; `asked` holds the ids of each request. */
export function sellProducts() {
  const asked: number[][] = []
  const answer = async (address: string) => {
    const ids = new URL(address, 'http://shop').searchParams.get('ids')?.split(',').map(Number) ?? []
    asked.push(ids)
    return Response.json({ products: ids.map(soldProduct) })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return asked
}
