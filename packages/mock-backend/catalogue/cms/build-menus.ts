import type { CategoryKey } from '#catalogue/category-ids'
import { itemAt } from '#catalogue/item-at'
import { BRANDS_PATH } from '#catalogue/lists'
import type { CatalogueCategory, CmsMenu, CmsMenuItem } from '#catalogue/types'
import { LIST_TEXTS } from '#catalogue/words/list-texts'
import type { CmsContext } from './create-cms-context'
import type { PageKey } from './page-keys'

const ROOTS: readonly CategoryKey[] = ['clothes', 'shoes', 'bags', 'accessories']
const HELP: readonly PageKey[] = ['service', 'delivery', 'returns', 'payment', 'sizes']
const HOUSE: readonly PageKey[] = ['about', 'sustainability', 'terms', 'privacy', 'accessibility']
const PROMISES: readonly PageKey[] = ['delivery', 'returns', 'service']

type MakeItem = (label: string, url: string, type: CmsMenuItem['type'], children?: CmsMenuItem[]) => CmsMenuItem

function menuMaker({ market, lang }: CmsContext) {
  return (location: string, title: string, fill: (item: MakeItem) => CmsMenuItem[]): CmsMenu => {
    let count = 0
    const item: MakeItem = (label, url, type, children = []) => ({
      id: `${location}-${market}-${lang}-${++count}`,
      label,
      type,
      url,
      children,
    })
    return { location, title, lang, market, items: fill(item) }
  }
}

/** The menu item of a category with its descendants. */
function branch(
  context: CmsContext,
  item: MakeItem,
  path: string,
  category: CatalogueCategory,
  levels: number,
): CmsMenuItem {
  const key = context.keyOf(category.categoryId)
  const children = key && levels > 1 ? context.childrenOf(key) : []
  const below = children.map((child) =>
    branch(context, item, `${path}/${child.alias[context.lang]}`, child, levels - 1),
  )
  return item(category.name[context.lang], path, 'category', below)
}

const categories = (context: CmsContext, levels: number) => (item: MakeItem) =>
  ROOTS.flatMap((key) => {
    const category = context.categoryOf(key)
    return category ? [branch(context, item, context.category(key), category, levels)] : []
  })

/** New arrivals, categories, sale and brands. */
const everything = (context: CmsContext) => (item: MakeItem) => {
  const { lists } = context.texts.site
  const [sale] = context.sales
  return [
    item(lists.newArrivals, context.list('newArrivals'), 'custom'),
    ...categories(context, 3)(item),
    ...(sale ? [item(lists.sale, sale.path, 'custom')] : []),
    item(lists.brands, BRANDS_PATH[context.lang], 'custom'),
  ]
}

const LISTS = ['newArrivals', 'bestsellers', 'incoming', 'party', 'gifts'] as const

/** Links to lists that are not categories. */
const lists = (context: CmsContext) => (item: MakeItem) => {
  const { lists: names } = context.texts.site
  return [
    ...LISTS.map((key) => {
      const name = key === 'party' || key === 'gifts' ? LIST_TEXTS[key].name[context.lang] : names[key]
      return item(name, context.list(key), 'custom')
    }),
    item(names.brands, BRANDS_PATH[context.lang], 'custom'),
    ...context.sales.map(({ name, path }) => item(name, path, 'custom')),
  ]
}

const pages = (context: CmsContext, keys: readonly PageKey[]) => (item: MakeItem) =>
  keys.map((key) => item(context.texts.pages[key].title, context.page(key), 'page'))

/** All menus of one market and language. */
export function buildMenus(context: CmsContext): CmsMenu[] {
  const { menus } = context.texts.site
  const menu = menuMaker(context)
  return [
    menu('main-desktop', menus.shop, everything(context)),
    menu('main-mobile', menus.shop, everything(context)),
    menu('footer-shop', menus.shop, lists(context)),
    menu('top-bar', menus.information, (item) =>
      menus.promises.map((promise, i) => item(context.filled(promise), context.page(itemAt(PROMISES, i)), 'custom')),
    ),
    menu('footer-first', menus.help, pages(context, HELP)),
    menu('footer-second', menus.house, pages(context, HOUSE)),
    menu('footer-contact', context.texts.pages.service.title, (item) => [
      item(context.filled('{phone}'), context.filled('{phoneLink}'), 'custom'),
    ]),
    menu('info-pages', menus.information, pages(context, [...HELP, ...HOUSE])),
  ]
}
