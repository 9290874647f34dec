import type { Catalogue, CmsArea, CmsMenu } from '#catalogue/types'
import { buildContentPages } from './build-content-pages'
import { buildHome } from './build-home'
import { buildListAreas, buildProductArea } from './build-list-areas'
import { buildListInserts } from './build-list-inserts'
import { buildMenuPictures } from './build-menu-pictures'
import { buildMenus } from './build-menus'
import { buildTheme } from './build-theme'
import { createCmsContext } from './create-cms-context'
import { EDITIONS } from './market-facts'

/** The CMS content of all markets: home pages, list and product areas, content pages, menus (R-CMS-01). */
export function createCms({ catalogue }: { catalogue: Catalogue }): {
  areas: CmsArea[]
  menus: CmsMenu[]
} {
  const contexts = EDITIONS.map((edition) => createCmsContext(catalogue, edition))
  return {
    areas: contexts.flatMap((context) => [
      buildHome(context),
      ...buildListAreas(context),
      ...buildListInserts(context),
      buildProductArea(context),
      buildMenuPictures(context),
      buildTheme(context),
      ...buildContentPages(context),
    ]),
    menus: contexts.flatMap(buildMenus),
  }
}
