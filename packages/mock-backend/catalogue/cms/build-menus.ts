import type { CategoryKey } from '#catalogue/category-ids'
import { itemAt } from '#catalogue/item-at'
import type { CatalogueCategory, CmsMenu, CmsMenuItem } from '#catalogue/types'
import type { Desk } from './create-desk'
import type { PageKey } from './page-keys'

const ROOTS: readonly CategoryKey[] = ['clothes', 'shoes', 'bags', 'accessories']
const HELP: readonly PageKey[] = ['service', 'delivery', 'returns', 'payment', 'sizes']
const HOUSE: readonly PageKey[] = ['about', 'sustainability', 'terms', 'privacy']
const PROMISES: readonly PageKey[] = ['delivery', 'returns', 'service']

type MakeItem = (label: string, url: string, type: CmsMenuItem['type'], children?: CmsMenuItem[]) => CmsMenuItem

function menuMaker({ market, lang }: Desk) {
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
function branch(desk: Desk, item: MakeItem, path: string, category: CatalogueCategory, levels: number): CmsMenuItem {
  const key = desk.keyOf(category.categoryId)
  const children = key && levels > 1 ? desk.childrenOf(key) : []
  const below = children.map((child) => branch(desk, item, `${path}/${child.alias[desk.lang]}`, child, levels - 1))
  return item(category.name[desk.lang], path, 'category', below)
}

const categories = (desk: Desk, levels: number) => (item: MakeItem) =>
  ROOTS.flatMap((key) => {
    const category = desk.categoryOf(key)
    return category ? [branch(desk, item, desk.category(key), category, levels)] : []
  })

const pages = (desk: Desk, keys: readonly PageKey[]) => (item: MakeItem) =>
  keys.map((key) => item(desk.texts.pages[key].title, desk.page(key), 'page'))

/** All menus of one market and language. */
export function buildMenus(desk: Desk): CmsMenu[] {
  const { menus } = desk.texts.site
  const menu = menuMaker(desk)
  return [
    menu('main-desktop', menus.shop, categories(desk, 3)),
    menu('main-mobile', menus.shop, categories(desk, 3)),
    menu('top-bar', menus.information, (item) =>
      menus.promises.map((promise, i) => item(desk.filled(promise), desk.page(itemAt(PROMISES, i)), 'custom')),
    ),
    menu('footer-first', menus.help, pages(desk, HELP)),
    menu('footer-second', menus.house, pages(desk, HOUSE)),
    menu('info-pages', menus.information, pages(desk, [...HELP, ...HOUSE])),
  ]
}
