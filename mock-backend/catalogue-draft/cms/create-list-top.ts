import type { Catalogue, CmsArea, Lang } from '@/mock-backend/catalogue/types'
import { area, container, type Spot, widget } from './cms-parts'

const DRESSES = 10

const TEXTS: Record<Lang, { title: string; html: string }> = {
  fi: {
    title: 'Mekko jokaiseen iltaan',
    html: '<p>Epäröitkö kahden koon välillä? Kietaisumekossa pienempi istuu yleensä parhaiten.</p>',
  },
  sv: {
    title: 'En klänning för varje kväll',
    html: '<p>Tvekar du mellan två storlekar? I en omlottklänning sitter den mindre oftast bäst.</p>',
  },
  nb: {
    title: 'En kjole for hver kveld',
    html: '<p>Usikker på to størrelser? I en omslagskjole sitter den minste som regel best.</p>',
  },
  da: {
    title: 'En kjole til hver aften',
    html: '<p>I tvivl mellem to størrelser? I en slå om-kjole sidder den mindste som regel bedst.</p>',
  },
}

/** What stands above the list of dresses; other lists have nothing there. */
export function createListTop(catalogue: Catalogue, spot: Spot): CmsArea {
  const category = catalogue.categories.find(({ categoryId }) => categoryId === DRESSES)
  const { title, html } = TEXTS[spot.lang]
  return area(spot, {
    family: 'Productlist',
    areaName: 'The top part of the product list',
    title,
    filters: [{ key: 'Category', value: category?.alias[spot.lang] ?? '' }],
    containers: [
      container(
        title,
        [
          widget('Text', {
            title,
            titleRenderMode: 1,
            subtitle: '',
            subtitleRenderMode: 3,
            text: html,
            textAlignment: 1,
          }),
        ],
        { design: 'narrow' },
      ),
    ],
  })
}
