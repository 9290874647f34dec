/** Namespaces of components whose code is loaded later. The messages are loaded with that code, not with the HTML. */
export const LATE_NAMESPACES = [
  'cart',
  'cartLink',
  'cartChanges',
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

/** A webpack loader that keeps only these namespaces of a catalogue. Runs before next-intl compiles the messages. */
export default function pickLateMessages(source) {
  const messages = JSON.parse(source)
  return JSON.stringify(Object.fromEntries(LATE_NAMESPACES.map((name) => [name, messages[name]])))
}
