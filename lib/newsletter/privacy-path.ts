import type { Lang } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'

/** Content page that says what becomes of an address, per language. */
export const PRIVACY_PATH: Record<Lang, string> = {
  fi: '/tietosuoja',
  sv: '/integritet',
  nb: '/personvern',
  da: '/privatliv',
}

export const privacyHref = (site: Site): string => localHref(site, PRIVACY_PATH[site.lang])
