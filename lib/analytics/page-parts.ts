import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { pathPrefix } from '@/lib/market/site'
import { pathSegments } from '@/lib/routing/path-segments'
import { pageNameOf } from '@/lib/routing/route-name'
import type { Shop } from '@/lib/store/shop'
import type { ListedProduct, ProductListing, Promotion } from '@/lib/store/slices/events-slice'

/** A product's card. A small one names its product, a large one in its favourite button. */
export const CARD = '[data-alias], [data-id]'
/** An editor's widget that leads somewhere; the value is its id. */
export const PROMOTION = '[data-promo]'
/** A row or grid of an editor's widget; the value is its id. */
const WIDGET_LIST = '[data-list]'
/** One page of a list or search. */
const LIST_PAGE = '[data-page]'

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

/** The route and its path for a list of the page itself: "category/dresses", "favorites". */
function pageList({ store, config }: Shop): ProductListing {
  const { currentRouteName, currentPath } = store.getState().root
  const name = pageNameOf(currentRouteName)
  const heading = document.querySelector('#heading, main h1, h1')
  const path = pathSegments(currentPath.slice(pathPrefix(config.site).length)) ?? []
  // a search is one list: its text is not an id
  const place = name === 'search' ? '' : `/${path.join('/')}`
  return { id: name + place, name: stripPersonal(textOf(heading)) || name }
}

/** The list that a card is in: a widget, a row with a heading, or the list of the page. */
function listOf(shop: Shop, card: Element): { list: ProductListing; root: Element } {
  const root = card.closest<HTMLElement>(`${LIST_PAGE}, ${WIDGET_LIST}, section`)
  if (!root || root.matches(LIST_PAGE)) return { list: pageList(shop), root: root ?? document.body }
  const heading = root.querySelector('h2, h3')
  const id = root.dataset.list || root.id || heading?.id
  return id ? { list: { id, name: textOf(heading) || id }, root } : { list: pageList(shop), root }
}

/** Id of the product of a card; NaN without one. */
export const cardId = (card: Element): number =>
  Number(card.getAttribute('data-id') ?? card.querySelector('[data-favorite]')?.getAttribute('data-favorite') ?? '-')

/** The product of a card, with its list and its position there; null without its id. */
export function cardPlace(shop: Shop, card: Element): { list: ProductListing; product: ListedProduct } | null {
  const productId = cardId(card)
  if (!productId) return null
  const { list, root } = listOf(shop, card)
  const before = (Number(root.getAttribute('data-page')) || 1) - 1
  const index = before * LIST_PAGE_SIZE + [...root.querySelectorAll(CARD)].indexOf(card)
  const name = textOf(card.querySelector('h2 a, h3 a, p a'))
  return { list, product: { productId, name, index } }
}

export function promotionOf(element: Element): Promotion | null {
  const id = element.getAttribute('data-promo')
  if (!id) return null
  const picture = element.querySelector('img')
  return {
    id,
    name: textOf(element.querySelector('h1, h2, h3')) || picture?.alt || textOf(element.querySelector('a')),
    creative: picture?.currentSrc.split('/').pop()?.split('?')[0] ?? '',
    slot: [...document.querySelectorAll(PROMOTION)].indexOf(element) + 1,
  }
}
