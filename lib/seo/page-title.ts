const SHOP = 'Kajo'
const ENDING = ` – ${SHOP}`

/** Template of page titles; titles with the shop's name bypass it, see `pageTitle`. */
export const TITLE_TEMPLATE = `%s${ENDING}`

const namesShop = (title: string): boolean => title === SHOP || title.startsWith(`${SHOP} – `) || title.endsWith(ENDING)

/** Title of a page; the shop's name is appended by the layout's template unless the service has already done so. */
export const pageTitle = (title: string): string | { absolute: string } =>
  namesShop(title) ? { absolute: title } : title
