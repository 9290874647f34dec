/** Ends what a picture still fetches. */
export function dropPicture(image: HTMLImageElement): void {
  if (image.complete) return
  // out of its <picture> first, among whose sources it would choose again
  image.remove()
  image.removeAttribute('srcset')
  image.removeAttribute('src')
}

/**
 * Ends what the pictures of a left page still fetch: the browser would finish it first, and let the pictures of the page
 * that is looked at wait. A picture that was taken out by itself is its owner's, who may put it back.
 */
export function dropPictures(left: Node): void {
  // moved, not removed
  if (left instanceof Element && !left.isConnected) left.querySelectorAll('img').forEach(dropPicture)
}
