import type { Lang } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { localHref } from './href'

type ContentPage = 'sizes' | 'delivery' | 'returns' | 'terms' | 'privacy'

/** Paths of information pages to which the shop itself links. The route `content` shows them. */
export const CONTENT_PATHS: Record<ContentPage, Record<Lang, string>> = {
  sizes: { fi: '/kokotaulukko', sv: '/storleksguide', nb: '/storrelsesguide', da: '/stoerrelsesguide' },
  delivery: { fi: '/toimitus', sv: '/leverans', nb: '/levering', da: '/levering' },
  returns: { fi: '/palautukset', sv: '/returer', nb: '/retur', da: '/returnering' },
  terms: { fi: '/toimitusehdot', sv: '/kopvillkor', nb: '/kjopsvilkar', da: '/handelsbetingelser' },
  privacy: { fi: '/tietosuoja', sv: '/integritet', nb: '/personvern', da: '/privatliv' },
}

export const contentHref = (site: Site, page: ContentPage): string => localHref(site, CONTENT_PATHS[page][site.lang])
