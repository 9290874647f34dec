import { readFileSync } from 'node:fs'

const SHEET = 'app/styles/vat.css'

/** The rule of the shop's style sheet that hides the amounts with or without VAT, by `html[data-vat]`. */
const VAT_RULE = /html\[data-vat="inc"\] \.vat-ex,\s*html\[data-vat="ex"\] \.vat-inc \{[^}]*\}/

/** Adds that rule to the document; returns a cleanup function. */
export function applyVatRule(): () => void {
  const style = document.createElement('style')
  style.textContent = VAT_RULE.exec(readFileSync(SHEET, 'utf8'))?.[0] ?? ''
  if (!style.textContent) throw new Error(`${SHEET} does not choose a price form`)
  document.head.append(style)
  return () => style.remove()
}

/** The visible text of an element, with plain spaces, without elements hidden by the style sheet. */
export function shownText(element: Element | null | undefined): string {
  if (!element) return ''
  const read = (node: Node): string => {
    if (node instanceof Element && getComputedStyle(node).display === 'none') return ''
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [...node.childNodes].map(read).join('')
  }
  return read(element).replaceAll(/\s/g, ' ')
}
