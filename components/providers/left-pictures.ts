let loading: HTMLImageElement[] = []

/** Remembers the pictures that are still loading, before their page is left. */
export function noteLoadingPictures(): void {
  loading = [...document.images].filter(({ complete }) => !complete)
}

/**
 * Cancels downloads of pictures of the page that was left, which the browser would finish before those of the new page.
 */
export function cancelLeftPictures(): void {
  for (const image of loading) {
    if (image.isConnected || image.complete) continue
    // removed from its <picture> first, or it would choose another source
    image.remove()
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  }
  loading = []
}
