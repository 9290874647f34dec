let loading: HTMLImageElement[] = []

/** Notes the pictures that are still loading, before their page is left. */
export function noteLoadingPictures(): void {
  loading = [...document.images].filter(({ complete }) => !complete)
}

/** Cancels downloads of pictures whose page was left. The browser would finish them before those of the new page. */
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
