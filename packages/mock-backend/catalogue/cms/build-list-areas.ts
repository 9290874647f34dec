import type { CmsArea, CmsContainer } from '#catalogue/types'
import type { Desk } from './create-desk'
import { container, richText, textWidget } from './widgets'

const TOP = 'The top part of the product list'
const BOTTOM = 'The bottom part of the product list'

const listArea = (desk: Desk, areaName: string, alias: string, containers: CmsContainer[]): CmsArea => ({
  family: 'Productlist',
  areaName,
  alias: null,
  title: areaName,
  description: '',
  tags: [],
  markets: [desk.market],
  lang: desk.lang,
  filters: [{ key: 'Category', value: alias }],
  containers,
})

const TOPS = ['dresses', 'knitwear', 'coats', 'shoes'] as const
const BOTTOMS = ['dresses', 'knitwear', 'shoes'] as const

/** Where the line above a list leads: an article where there is one, else how the house works. */
function furtherOf({ texts, article, page }: Desk, key: (typeof TOPS)[number]): readonly [url: string, title: string] {
  if (key === 'dresses') return [article('print'), texts.articles.print.title]
  if (key === 'shoes') return [article('leather'), texts.articles.leather.title]
  return [page('sustainability'), texts.pages.sustainability.title]
}

/** What stands above and below the lists of some categories. */
export function buildListAreas(desk: Desk): CmsArea[] {
  const { listTops, listBottoms } = desk.texts.site
  const tops = TOPS.map((key) => {
    const [url, title] = furtherOf(desk, key)
    const html = `<p>${listTops[key]}. <a href="${url}">${title}</a></p>`
    return listArea(desk, TOP, desk.categoryAlias(key), [container('Line', [textWidget({ html }, 'left')])])
  })
  const bottoms = BOTTOMS.map((key) =>
    listArea(desk, BOTTOM, desk.categoryAlias(key), [
      container('Advice', [richText(desk.html([listBottoms[key]]))], 'full', 'narrow'),
    ]),
  )
  return [...tops, ...bottoms]
}

/** Service promises below every product. */
export const buildProductArea = (desk: Desk): CmsArea => ({
  family: 'Product',
  areaName: 'Product detail page',
  alias: null,
  title: 'Product detail page',
  description: '',
  tags: [],
  markets: [desk.market],
  lang: desk.lang,
  filters: [],
  containers: [
    container(
      'Promises',
      desk.texts.site.promises.map(({ title, text }) =>
        textWidget({ title: desk.filled(title), level: 'h3', html: `<p>${desk.filled(text)}</p>` }),
      ),
      'third',
      'default',
      ['promises'],
    ),
  ],
})
