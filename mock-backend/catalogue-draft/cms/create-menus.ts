import type { Catalogue, CmsMenu, CmsMenuItem } from '@/mock-backend/catalogue/types'
import { categoryPath } from '../public-paths'
import type { Spot } from './cms-parts'
import { CONTENT_TITLES, contentPath, type PageKey } from './content-aliases'
import { menuWords } from './menu-texts'

const MAIN = [1, 2, 3, 4]
const FOOTER_CATEGORIES = [10, 11, 15, 21, 3]
const HELP_PAGES: PageKey[] = ['service', 'delivery', 'returns', 'sizes', 'about', 'terms', 'privacy']

/** Every menu of one market and language. */
export function createMenus(catalogue: Catalogue, spot: Spot): CmsMenu[] {
  const { market, lang } = spot
  const words = menuWords(spot)
  const key = `${market}-${lang}`

  const categoryItem = (location: string, categoryId: number, deep: boolean): CmsMenuItem => {
    const category = catalogue.categories.find((item) => item.categoryId === categoryId)
    const children = deep ? catalogue.categories.filter((item) => item.parentCategoryId === categoryId) : []
    return {
      id: `${location}-${key}-c${categoryId}`,
      label: category?.name[lang] ?? '',
      type: 'category',
      url: categoryPath(catalogue.categories, categoryId)[lang],
      children: children.map((child) => categoryItem(location, child.categoryId, deep)),
    }
  }
  const pageItem = (location: string, page: PageKey): CmsMenuItem => ({
    id: `${location}-${key}-${page}`,
    label: CONTENT_TITLES[page][lang],
    type: 'page',
    url: contentPath(page, lang),
    children: [],
  })
  const promise = (page: PageKey, label: string, n: number): CmsMenuItem => ({
    ...pageItem(`top-bar-${n}`, page),
    label,
  })
  const menu = (location: string, title: string, items: CmsMenuItem[]): CmsMenu => ({
    location,
    title,
    lang,
    market,
    items,
  })

  return [
    menu(
      'main-desktop',
      words.menu,
      MAIN.map((id) => categoryItem('main-desktop', id, true)),
    ),
    menu('main-mobile', words.menu, [
      ...MAIN.map((id) => categoryItem('main-mobile', id, true)),
      pageItem('main-mobile', 'service'),
    ]),
    menu('top-bar', words.info, [
      promise('delivery', words.free, 1),
      promise('returns', words.returns, 2),
      promise('delivery', words.days, 3),
    ]),
    menu(
      'footer-first',
      words.help,
      HELP_PAGES.slice(0, 4).map((page) => pageItem('footer-first', page)),
    ),
    menu('footer-second', words.shop, [
      ...FOOTER_CATEGORIES.map((id) => categoryItem('footer-second', id, false)),
      ...(['about', 'article', 'terms', 'privacy'] as const).map((page) => pageItem('footer-second', page)),
    ]),
    menu(
      'info-pages',
      words.info,
      HELP_PAGES.map((page) => pageItem('info-pages', page)),
    ),
  ]
}
