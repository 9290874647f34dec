/** Stops the page behind a panel from scrolling. Reserves the scrollbar's width, so that nothing moves sideways. */
export function lockPage(): void {
  const { documentElement: root } = document
  if (root.hasAttribute('data-locked')) return
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  root.setAttribute('data-locked', '')
}

export function unlockPage(): void {
  document.documentElement.removeAttribute('data-locked')
}
