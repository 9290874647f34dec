/** ItemList of a list's page: full addresses, numbered from `first` on through all pages. */
export const itemListJsonLd = (urls: readonly string[], first: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: first + index, url })),
})
