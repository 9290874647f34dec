let loading: HTMLImageElement[] = []

/** Notes the pictures that are still loading, before their page is left. */
export function noteLoadingPictures(): void {
  loading = [...document.images].filter(({ complete }) => !complete)
}

/** Cancels those that went with their page: the browser would finish them first and keep the new page's waiting. */
export function cancelLeftPictures(): void {
  for (const image of loading) {
    if (image.isConnected || image.complete) continue
    // out of its <picture> first: it would choose again among the sources
    image.remove()
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  }
  loading = []
}
