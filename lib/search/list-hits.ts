import { cataloguePath } from '@/lib/list/catalogue-path'
import type { Lang } from '@/lib/market/market-table'

/** A merchant list that suits a search: decoded path, ticket for notifications, number of products; null if unknown. */
export type ListHit = { title: string; path: string; ticket: string; count: number | null }

const LISTS = 'lists'
const MOST_LISTS = 2

/** Body of `autocomplete` that requests the merchant lists, which the merchant's feed gives the type `list`. */
export const askForLists = () => ({
  contentLists: [{ id: LISTS, limit: MOST_LISTS, contentFilter: { type: 'list' } }],
})

type Item = {
  title: string
  link: string
  ticket: string
  custom?: { [attribute: string]: readonly { id: string }[] } | undefined
}

function countOf({ custom }: Item): number | null {
  const count = Number(custom?.products?.[0]?.id)
  return Number.isInteger(count) && count > 0 ? count : null
}

/** The merchant lists of an answer; leaves out links to anything but a page of this shop. */
export const mapListHits = (lang: Lang, lists: readonly { id: string; items: readonly Item[] }[]): ListHit[] =>
  lists
    .filter(({ id }) => id === LISTS)
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const path = cataloguePath(lang, item.link)
      return path === null ? [] : [{ title: item.title, path, ticket: item.ticket, count: countOf(item) }]
    })
    .slice(0, MOST_LISTS)
