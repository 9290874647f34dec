import 'client-only'
import { documentNonce } from '@/lib/browser/document-nonce'

/**
 * Copies a script so that the browser runs it: scripts inserted as HTML never run. Only inline scripts get the nonce.
 * Script files are allowed by origin, because with a nonce they could come from anywhere.
 */
function runnable(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) if (name !== 'nonce') copy.setAttribute(name, value)
  copy.text = script.text
  if (!script.hasAttribute('src')) copy.nonce = documentNonce()
  return copy
}

/**
 * Removed from the provider's HTML: they belong into the head of a document, where they redirect it
 * (`<meta http-equiv="refresh">`), change what its addresses mean, or load for it.
 */
const FOR_HEADS = 'meta, base, link'

/** `querySelectorAll` does not look into the content of templates. */
function removeForHeads(content: ParentNode): void {
  for (const unwanted of content.querySelectorAll(FOR_HEADS)) unwanted.remove()
  for (const inner of content.querySelectorAll('template')) removeForHeads(inner.content)
}

/** Replaces the content of an element with the provider's HTML and runs its scripts in order. */
export function insertSnippet(element: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  removeForHeads(template.content)
  element.replaceChildren(template.content)
  for (const script of element.querySelectorAll('script')) script.replaceWith(runnable(script))
}

/** Whether an inserted snippet shows nothing: it has neither a frame nor text outside of its scripts. */
export function isEmptySnippet(element: HTMLElement): boolean {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('script, style, noscript')) hidden.remove()
  return copy.querySelector('iframe') === null && (copy.textContent ?? '').trim() === ''
}
