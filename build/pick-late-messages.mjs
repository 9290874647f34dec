/** Namespaces of the parts whose code is loaded later. Their messages come with it and are not in the page. */
export const LATE_NAMESPACES = [
  'cart',
  'cartLink',
  'cartNews',
  'content',
  'filter',
  'list',
  'newsletter',
  'notify',
  'product',
  'productPage',
  'promo',
  'quickshop',
  'searchField',
]

/** A webpack loader that keeps these namespaces of a catalogue. It runs before next-intl compiles the messages. */
export default function pickLateMessages(source) {
  const messages = JSON.parse(source)
  return JSON.stringify(Object.fromEntries(LATE_NAMESPACES.map((name) => [name, messages[name]])))
}
