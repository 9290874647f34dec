import type { Catalogue, CmsArea, CmsContainer, Lang } from '@/mock-backend/catalogue/types'
import { area, container, type Spot, widget } from './cms-parts'
import { CONTENT_ALIASES, CONTENT_TITLES, type PageKey } from './content-aliases'
import { createArticle } from './create-article'
import { PAGES_DA } from './page-texts-da'
import { PAGES_FI } from './page-texts-fi'
import { PAGES_NB } from './page-texts-nb'
import { PAGES_SV } from './page-texts-sv'
import type { PageText, PageTexts } from './page-texts-types'

const TEXTS: Record<Lang, PageTexts> = { fi: PAGES_FI, sv: PAGES_SV, nb: PAGES_NB, da: PAGES_DA }

/** Body measures in cm by the size on the label. */
const MEASURES = [
  [34, 80, 64, 88],
  [36, 84, 68, 92],
  [38, 88, 72, 96],
  [40, 92, 76, 100],
  [42, 96, 80, 104],
  [44, 101, 85, 109],
  [46, 107, 91, 115],
]

const sizeTable = (heads: readonly string[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const rows = MEASURES.map(
    ([size, ...rest]) => `<tr><th scope="row">${size}</th>${rest.map((cm) => `<td>${cm}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const PAGE_ALIGNMENT = 1

/** The title is the page's h1. */
const body = (title: string, text: PageText): CmsContainer =>
  container(
    title,
    [
      widget('Text', {
        title,
        titleRenderMode: 0,
        subtitle: '',
        subtitleRenderMode: 3,
        text: text.html + (text.sizes ? sizeTable(text.sizes) : ''),
        textAlignment: PAGE_ALIGNMENT,
      }),
    ],
    { design: 'narrow' },
  )

/** Every content page of one market and language; those tagged `menu` show the information menu beside them. */
export const createContentPages = (catalogue: Catalogue, spot: Spot): CmsArea[] =>
  (Object.keys(CONTENT_ALIASES) as PageKey[]).map((key) => {
    const text = TEXTS[spot.lang][key]
    const title = CONTENT_TITLES[key][spot.lang]
    const isArticle = key === 'article'
    return area(spot, {
      family: isArticle ? 'Inspiration' : 'Content',
      areaName: CONTENT_TITLES[key].fi,
      alias: CONTENT_ALIASES[key][spot.lang],
      title,
      description: text.meta,
      tags: [isArticle ? 'inspiration' : 'menu'],
      containers: isArticle ? createArticle(catalogue, spot, title, body(title, text)) : [body(title, text)],
    })
  })
