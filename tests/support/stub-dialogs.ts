/** Mocks `showModal` and `close`, which jsdom lacks: they only set and remove `open`. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open')
  }
}

/** Dialogs as browsers have them, as far as jsdom can: focus, return of the focus, and the later `close` event. */
export function focusingDialogs() {
  const openers = new WeakMap<Element, Element | null>()
  HTMLDialogElement.prototype.showModal = function () {
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.removeAttribute('open')
    const opener = openers.get(this)
    const isInert = document.querySelector('dialog[open]') !== null && !opener?.closest('dialog[open]')
    if (opener instanceof HTMLElement && !isInert) opener.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
