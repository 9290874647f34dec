import 'client-only'
import { onPageClick } from '@/lib/browser/page-clicks'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import { decodePath } from '@/lib/routing/path-segments'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { CARD, cardPlace, PROMOTION, promotionOf } from './page-parts'

/** The middle mouse button opens a link in another tab. Higher button numbers never open a link. */
const MIDDLE_BUTTON = 1

/** Whether the link leads to the product of the card, not to another colour. */
const isCardLink = (card: Element, link: HTMLAnchorElement): boolean =>
  card.querySelector<HTMLAnchorElement>('a[href]')?.pathname === link.pathname

function clickCard(shop: Shop, card: Element, link: HTMLAnchorElement): void {
  const place = isCardLink(card, link) ? cardPlace(shop, card) : null
  if (place) emit(shop, 'product:click', place)
}

function clickPromotion(shop: Shop, element: Element, href: string): void {
  const promotion = promotionOf(element)
  if (promotion) emit(shop, 'widget:click', { promotion, href })
}

/** Emits the click on a link by the part of the page that it is in. */
function clickLink(shop: Shop, link: HTMLAnchorElement): void {
  const href = link.pathname
  const card = link.closest(CARD)
  const promotion = link.closest(PROMOTION)
  if (card) clickCard(shop, card, link)
  else if (link.closest('#search')) emit(shop, 'search:click', { href: stripPersonal(decodePath(href)) })
  else if (promotion) clickPromotion(shop, promotion, href)
  else if (link.closest('header nav, #phone-menu')) emit(shop, 'menu:click', { href })
}

/**
 * Emits clicks on links of products, promotions, menus and the search panel, before they navigate. Returns a cleanup
 * function.
 */
export const watchClicks = (shop: Shop): (() => void) =>
  onPageClick(({ target, button }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && button <= MIDDLE_BUTTON) clickLink(shop, link)
  })
