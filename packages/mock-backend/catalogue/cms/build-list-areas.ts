import type { CmsArea, CmsContainer } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import { promises } from './home-parts'
import { widgetArea } from './widget-area'
import { container, richText, textWidget } from './widgets'

const TOP = 'The top part of the product list'
const BOTTOM = 'The bottom part of the product list'

const listArea = (context: CmsContext, areaName: string, alias: string, containers: CmsContainer[]): CmsArea =>
  widgetArea(context, {
    family: 'Productlist',
    areaName,
    filters: [{ key: 'Category', value: alias }],
    containers,
  })

const TOPS = ['dresses', 'knitwear', 'coats', 'shoes'] as const
const BOTTOMS = ['dresses', 'knitwear', 'shoes'] as const

/** Link of the text above a list: the article for the category, else the page about the shop. */
function furtherOf(
  { texts, article, page }: CmsContext,
  key: (typeof TOPS)[number],
): readonly [url: string, title: string] {
  if (key === 'dresses') return [article('print'), texts.articles.print.title]
  if (key === 'shoes') return [article('leather'), texts.articles.leather.title]
  return [page('sustainability'), texts.pages.sustainability.title]
}

/** Content above and below the lists of some categories. */
export function buildListAreas(context: CmsContext): CmsArea[] {
  const { listTops, listBottoms } = context.texts.site
  const tops = TOPS.map((key) => {
    const [url, title] = furtherOf(context, key)
    const html = `<p>${listTops[key]}. <a href="${url}">${title}</a></p>`
    return listArea(context, TOP, context.categoryAlias(key), [container('Line', [textWidget({ html }, 'left')])])
  })
  const bottoms = BOTTOMS.map((key) =>
    listArea(context, BOTTOM, context.categoryAlias(key), [
      container('Advice', [richText(context.html([listBottoms[key]]))], 'full', 'narrow'),
    ]),
  )
  return [...tops, ...bottoms]
}

/** The service promises below every product. */
export const buildProductArea = (context: CmsContext): CmsArea =>
  widgetArea(context, {
    family: 'Product',
    areaName: 'Product detail page',
    containers: [promises(context)],
  })
