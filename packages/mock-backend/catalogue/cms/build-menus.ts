import type { CategoryKey } from '#catalogue/category-ids'
import { itemAt } from '#catalogue/item-at'
import type { CatalogueCategory, CmsMenu, CmsMenuItem, Lang } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import type { PageKey } from './page-keys'

const ROOTS: readonly CategoryKey[] = ['clothes', 'shoes', 'bags', 'accessories']
const HELP: readonly PageKey[] = ['service', 'delivery', 'returns', 'payment', 'sizes']
const HOUSE: readonly PageKey[] = ['about', 'sustainability', 'terms', 'privacy']
const PROMISES: readonly PageKey[] = ['delivery', 'returns', 'service']

/** The shop's own page of all brands, which no editor writes. */
const BRANDS: Record<Lang, { label: string; url: string }> = {
  fi: { label: 'Merkit A–Ö', url: '/merkit' },
  sv: { label: 'Märken A–Ö', url: '/märken' },
  nb: { label: 'Merker A–Å', url: '/merker' },
  da: { label: 'Mærker A–Å', url: '/mærker' },
}

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

/** The category and everything below it, with addresses that grow with the path. */
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

const pages = (context: CmsContext, keys: readonly PageKey[]) => (item: MakeItem) =>
  keys.map((key) => item(context.texts.pages[key].title, context.page(key), 'page'))

/** All menus of one market and language. */
export function buildMenus(context: CmsContext): CmsMenu[] {
  const { menus } = context.texts.site
  const menu = menuMaker(context)
  return [
    menu('main-desktop', menus.shop, categories(context, 3)),
    menu('main-mobile', menus.shop, categories(context, 3)),
    menu('top-bar', menus.information, (item) =>
      menus.promises.map((promise, i) => item(context.filled(promise), context.page(itemAt(PROMISES, i)), 'custom')),
    ),
    menu('footer-first', menus.help, pages(context, HELP)),
    menu('footer-second', menus.house, (item) => [
      item(BRANDS[context.lang].label, BRANDS[context.lang].url, 'custom'),
      ...pages(context, HOUSE)(item),
    ]),
    menu('info-pages', menus.information, pages(context, [...HELP, ...HOUSE])),
  ]
}
