import type { Catalogue, CmsArea, CmsContainer, MarketAlias } from '@/mock-backend/catalogue/types'
import { categoryPath } from '../public-paths'
import { area, container, type Spot, widget } from './cms-parts'
import { FRONT_TEXTS } from './frontpage-texts'

type Section = 'hero' | 'coat' | 'dresses' | 'best' | 'knits' | 'latest' | 'puffs' | 'story' | 'silk'

/** Each country's editor tells the shop in her own order. */
const ORDER: Record<MarketAlias, Section[]> = {
  fi: ['hero', 'dresses', 'puffs', 'best', 'silk', 'story'],
  se: ['hero', 'puffs', 'dresses', 'story', 'latest', 'silk'],
  no: ['coat', 'knits', 'puffs', 'dresses', 'silk', 'story'],
  dk: ['hero', 'latest', 'silk', 'dresses', 'story', 'puffs'],
}

const PUFFS: [categoryId: number, file: string][] = [
  [10, 'scene.category-dresses.webp'],
  [11, 'scene.category-knits.webp'],
  [15, 'scene.category-coats.webp'],
  [21, 'scene.category-shoes.webp'],
]

/** A picture over the whole width; phones get a tall one. */
const banner = (name: string, scene: string, href: string, altText: string, words: [string, string, string]) =>
  container(
    name,
    [
      widget('Banner', {
        image: {
          filename: `scene.${scene}-wide.webp`,
          filenameForMobileDevice: `scene.${scene}-tall.webp`,
          href,
          altText,
        },
        classNames: 'full',
        text1: words[0],
        text2: words[1],
        buttonText: words[2],
        textColor: 0,
        textAndButtonPlacement: 1,
        textAndButtonPlacementFullWidth: 0,
      }),
    ],
    { design: 'full-width' },
  )

/** A row of products that scrolls. */
const slider = (title: string, searchParameters: Record<string, unknown>) =>
  container(title, [
    widget('Product list', {
      title,
      mode: 'DEFAULT',
      searchParameters,
      slideshowDisabled: false,
      limitNrOfRows: true,
      pageCount: 2,
      displayNavigationArrows: true,
      displayNavigationLinks: false,
    }),
  ])

/** The front page of one market and language. */
export function createFrontpage(catalogue: Catalogue, spot: Spot): CmsArea {
  const texts = FRONT_TEXTS[spot.lang]
  const to = (categoryId: number) => categoryPath(catalogue.categories, categoryId)[spot.lang]
  const nameOf = (id: number) => catalogue.categories.find(({ categoryId }) => categoryId === id)?.name[spot.lang] ?? ''

  const sections: Record<Section, () => CmsContainer> = {
    hero: () => banner('Hero', 'hero', to(11), texts.heroAlt, texts.hero),
    coat: () => banner('Hero', 'hero-coat', to(15), texts.coatAlt, texts.coat),
    dresses: () => slider(texts.dresses, { categoryIds: [10], sort: 'MOST_SOLD' }),
    best: () => slider(texts.best, { sort: 'MOST_SOLD' }),
    knits: () => slider(texts.knits, { categoryIds: [11], sort: 'MOST_SOLD' }),
    latest: () => slider(texts.latest, { sort: 'LATEST' }),
    puffs: () =>
      container('Puffs', [
        widget('Category puffs', {
          heading: texts.puffs,
          images: PUFFS.map(([id, filename]) => ({
            filename,
            href: to(id),
            altText: '',
            title: nameOf(id),
            text: nameOf(id),
          })),
          padding: 1,
          lineHeight: 1,
          isUnderline: false,
          isUppercase: false,
        }),
      ]),
    story: () =>
      container(
        'Story',
        [
          widget('Text', {
            title: texts.story[0],
            titleRenderMode: 1,
            subtitle: '',
            subtitleRenderMode: 3,
            text: texts.story[1],
            textAlignment: 2,
          }),
        ],
        { design: 'narrow' },
      ),
    silk: () =>
      container('Silk', [
        widget('Text on image', {
          image: { filename: 'scene.insert-silk.webp', href: to(10), altText: texts.silkAlt },
          heading: texts.silk[0],
          subHeading: texts.silk[1],
          headingFontColor: '#1f1e1f',
          headingLineHeight: 1,
          buttonUrl: to(10),
          buttonText: texts.silk[2],
        }),
      ]),
  }
  return area(spot, {
    title: 'Kajo',
    description: texts.meta,
    containers: ORDER[spot.market].map((section) => sections[section]()),
  })
}
