/** jsdom has no modal dialogs: open and closed is all a component test needs of them. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open')
  }
}
