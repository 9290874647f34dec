import type { Catalogue, CmsArea, CmsMenu } from '@/mock-backend/catalogue/types'
import { SPOTS } from './cms-parts'
import { createContentPages } from './create-content-pages'
import { createFrontpage } from './create-frontpage'
import { createListTop } from './create-list-top'
import { createMenus } from './create-menus'

/** Everything the editors made: areas, content pages and menus of every market and language. */
export function createCms({ catalogue }: { catalogue: Catalogue; today: Date }): {
  areas: CmsArea[]
  menus: CmsMenu[]
} {
  return {
    areas: SPOTS.flatMap((spot) => [
      createFrontpage(catalogue, spot),
      createListTop(catalogue, spot),
      ...createContentPages(catalogue, spot),
    ]),
    menus: SPOTS.flatMap((spot) => createMenus(catalogue, spot)),
  }
}
