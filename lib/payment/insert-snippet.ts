import 'client-only'
import { documentNonce } from '@/lib/browser/document-nonce'

/**
 * A copy that the browser runs: scripts that come as HTML never run. Only inline text gets the nonce; a file counts by its
 * origin, because the nonce would let it come from anywhere.
 */
function runnable(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) if (name !== 'nonce') copy.setAttribute(name, value)
  copy.text = script.text
  if (!script.hasAttribute('src')) copy.nonce = documentNonce()
  return copy
}

/** Puts the provider's HTML into an element, in place of what it holds, and runs its scripts in order. */
export function insertSnippet(element: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  element.replaceChildren(template.content)
  for (const script of element.querySelectorAll('script')) script.replaceWith(runnable(script))
}
