import type { SceneName } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { CmsArea } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import type { ArticleKey } from './page-keys'
import { INSERT_TEXTS, type InsertKey } from './texts/insert-texts'
import { widgetArea } from './widget-area'
import { container, textOnImage } from './widgets'

type Insert = { scene: SceneName; phone?: SceneName } & ({ to: CategoryKey } | { read: ArticleKey })

const INSERTS: Record<InsertKey, Insert> = {
  silk: { scene: 'insert-silk', phone: 'still-slip', to: 'slipDresses' },
  print: { scene: 'campaign-print-wide', phone: 'campaign-print-tall', read: 'print' },
  pleats: { scene: 'insert-pleats', phone: 'category-skirts', read: 'pleats' },
  leather: { scene: 'insert-boots', phone: 'still-boots', read: 'leather' },
  knit: { scene: 'still-knit', phone: 'category-knits', to: 'knitwear' },
  city: { scene: 'insert-jeans', phone: 'outfit-city', to: 'jeans' },
}

/** The pictures between the products of a category list, in reading order. */
const LIST_INSERTS: Partial<Record<CategoryKey, readonly InsertKey[]>> = {
  clothes: ['silk', 'knit'],
  dresses: ['print', 'silk'],
  coats: ['city', 'knit'],
  knitwear: ['knit'],
  tops: ['silk'],
  skirts: ['pleats'],
  shirtsAndBlouses: ['city'],
  trousers: ['city'],
  nightwear: ['silk'],
  shoes: ['leather'],
  boots: ['leather'],
  bags: ['leather'],
}

function insertWidget(context: CmsContext, key: InsertKey) {
  const text = INSERT_TEXTS[context.lang][key]
  const { scene, phone, ...way } = INSERTS[key]
  const href = 'to' in way ? context.category(way.to) : context.article(way.read)
  return textOnImage({
    title: text.title,
    text: '',
    button: text.button,
    picture: { scene, phone, href, alt: text.alt },
  })
}

/** The editorial pictures between the products of some category lists. */
export const buildListInserts = (context: CmsContext): CmsArea[] =>
  (Object.entries(LIST_INSERTS) as [CategoryKey, readonly InsertKey[]][]).map(([category, keys]) =>
    widgetArea(context, {
      family: 'Productlist',
      areaName: 'Between the products of the product list',
      title: 'Between the products',
      filters: [{ key: 'Category', value: context.categoryAlias(category) }],
      containers: [
        container(
          'Pictures',
          keys.map((key) => insertWidget(context, key)),
        ),
      ],
    }),
  )
