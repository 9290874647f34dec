import type { Localised } from '@/mock-backend/catalogue/types'
import { inAll } from './in-all'

export type PageKey = 'delivery' | 'returns' | 'service' | 'sizes' | 'about' | 'terms' | 'privacy' | 'article'

/** Addresses of the content pages. */
export const CONTENT_ALIASES: Record<PageKey, Localised> = {
  delivery: inAll('toimitus', 'leverans', 'levering', 'levering'),
  returns: inAll('palautukset', 'returer', 'returer', 'returnering'),
  service: inAll('asiakaspalvelu', 'kundservice', 'kundeservice', 'kundeservice'),
  sizes: inAll('kokotaulukko', 'storleksguide', 'storrelsesguide', 'storrelsesguide'),
  about: inAll('meista', 'om-oss', 'om-oss', 'om-os'),
  terms: inAll('toimitusehdot', 'kopvillkor', 'kjopsvilkar', 'handelsbetingelser'),
  privacy: inAll('tietosuoja', 'integritet', 'personvern', 'privatliv'),
  article: inAll('neuleen-aika', 'dags-for-stickat', 'tid-for-strikk', 'tid-til-strik'),
}

export const CONTENT_TITLES: Record<PageKey, Localised> = {
  delivery: inAll('Toimitus', 'Leverans', 'Levering', 'Levering'),
  returns: inAll('Vaihto ja palautus', 'Byten och returer', 'Bytte og retur', 'Bytte og returnering'),
  service: inAll('Asiakaspalvelu', 'Kundservice', 'Kundeservice', 'Kundeservice'),
  sizes: inAll('Kokotaulukko', 'Storleksguide', 'Størrelsesguide', 'Størrelsesguide'),
  about: inAll('Tietoa Kajosta', 'Om Kajo', 'Om Kajo', 'Om Kajo'),
  terms: inAll('Toimitusehdot', 'Köpvillkor', 'Kjøpsvilkår', 'Handelsbetingelser'),
  privacy: inAll('Tietosuoja', 'Integritet', 'Personvern', 'Privatlivspolitik'),
  article: inAll('Neuleen aika', 'Dags för stickat', 'Tid for strikk', 'Tid til strik'),
}

export const contentPath = (key: PageKey, lang: keyof Localised): string => `/${CONTENT_ALIASES[key][lang]}`
