/** ItemList of one page of a list: absolute addresses, numbered from `first` across all pages. */
export const itemListJsonLd = (urls: readonly string[], first: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: first + index, url })),
})
