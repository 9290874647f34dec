/** Page numbers to show on page `current` of `count`: first, last, current and its neighbours; null is a gap. */
export function pageLinks(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count])
  for (let page = current - 1; page <= current + 1; page += 1) if (page >= 1 && page <= count) wanted.add(page)
  const pages = [...wanted].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && page - previous > 1 ? [null, page] : [page]
  })
}
