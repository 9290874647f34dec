/** Mocks `showModal` and `close`, which jsdom lacks: they only set and remove `open`. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open')
  }
}
