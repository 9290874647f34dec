import { itemAt } from '#catalogue/item-at'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { createMarketView } from '#search/engine/products/market-view'
import type { Topics } from './build-topics'

/** By topic: number of products in stock and the sum of their popularity. */
export type TopicCounts = { hits: Int32Array; demand: Float32Array }

/**
 * Returns a function that calls `visit` with the topics of the product at a position: those of its style, and those of
 * its colour in the style's categories.
 */
export function createTopicReader({ index }: Commerce, { ofStyle, ofColour }: Topics) {
  const storefrontOf = new Map(index.catalogue.styles.map((style, i) => [style.styleId, i]))
  const NONE: readonly number[] = []
  return (position: number, visit: (topic: number) => void): void => {
    const { product, style, categories } = itemAt(index.entries, position)
    for (const topic of ofStyle[storefrontOf.get(style.styleId) ?? -1] ?? NONE) visit(topic)
    const byCategory = ofColour.get(product.colour)
    for (const { categoryId } of categories) for (const topic of byCategory?.get(categoryId) ?? NONE) visit(topic)
  }
}

export type TopicReader = ReturnType<typeof createTopicReader>

/** Counts the topics of the products that a market has in stock. */
export function countTopics(
  commerce: Commerce,
  storefront: Storefront,
  topics: Topics,
  read: TopicReader,
): TopicCounts {
  const view = createMarketView(commerce, storefront)
  const hits = new Int32Array(topics.all.length)
  const demand = new Float32Array(topics.all.length)
  for (const { position, product } of commerce.index.entries) {
    if (!view.isOnSale(position) || !view.isInStock(position)) continue
    read(position, (topic) => {
      hits[topic] = (hits[topic] ?? 0) + 1
      demand[topic] = (demand[topic] ?? 0) + product.popularity
    })
  }
  return { hits, demand }
}
