/** The view transition name of the first picture of a product page (product-gallery.module.css). */
const NAME = 'product-picture'

let named: HTMLElement | null = null

/**
 * Lets the picture of a pressed card move into the product's page: the browser animates between the elements of the same
 * name in both documents. The name stays, so that the way back from the back/forward cache animates too.
 */
export function nameLeavingPicture(link: HTMLAnchorElement): void {
  named?.style.removeProperty('view-transition-name')
  // for a colour dot, the picture of that colour, which is shown over the card's own
  const shown = link.closest('[data-dot-links]') ? '[data-decoded] img' : '[data-card-pictures] img'
  const picture = link.closest('article')?.querySelector<HTMLImageElement>(shown)
  named = picture?.complete ? picture : null
  named?.style.setProperty('view-transition-name', NAME)
  // a product page with a row of cards has a picture of its own with that name, and a name may occur only once
  document.documentElement.toggleAttribute('data-card-leaves', named !== null)
}
