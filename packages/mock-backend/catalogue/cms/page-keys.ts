import type { Localised } from '#catalogue/types'

const alias = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** Information pages with their aliases. The checkout links to the alias of the terms. */
export const PAGES = {
  delivery: alias('toimitus', 'leverans', 'levering', 'levering'),
  returns: alias('palautukset', 'returer', 'retur', 'returnering'),
  payment: alias('maksutavat', 'betalning', 'betaling', 'betaling'),
  sizes: alias('kokotaulukko', 'storleksguide', 'storrelsesguide', 'stoerrelsesguide'),
  service: alias('asiakaspalvelu', 'kundservice', 'kundeservice', 'kundeservice'),
  about: alias('tietoa-kajosta', 'om-kajo', 'om-kajo', 'om-kajo'),
  sustainability: alias('vastuullisuus', 'hallbarhet', 'baerekraft', 'baeredygtighed'),
  terms: alias('toimitusehdot', 'kopvillkor', 'kjopsvilkar', 'handelsbetingelser'),
  accessibility: alias('saavutettavuus', 'tillganglighet', 'tilgjengelighet', 'tilgaengelighed'),
  privacy: alias('tietosuoja', 'integritet', 'personvern', 'privatliv'),
} as const
export type PageKey = keyof typeof PAGES

/** Journal articles with their aliases, below `/inspiration/`. */
export const ARTICLES = {
  print: alias('akvarellista-kankaaksi', 'fran-akvarell-till-tyg', 'fra-akvarell-til-stoff', 'fra-akvarel-til-stof'),
  pleats: alias('plisee-joka-pysyy', 'plisse-som-haller', 'plisse-som-holder', 'plissering-der-holder'),
  leather: alias('nain-hoidat-nahkaa', 'varda-ditt-lader', 'stell-skinnet-ditt', 'plej-dit-laeder'),
  tailoring: alias('nain-bleiseri-istuu', 'sa-ska-kavajen-sitta', 'slik-skal-blazeren-sitte', 'saadan-sidder-blazeren'),
  wool: alias('villa-lepaa', 'lat-ullen-vila', 'la-ullen-hvile', 'lad-ulden-hvile'),
  layers: alias('kolme-kerrosta', 'tre-lager', 'tre-lag', 'tre-lag'),
} as const
export type ArticleKey = keyof typeof ARTICLES

/** Alias of the overview of the articles, the same in every language. */
export const STORIES_ALIAS = 'inspiration'
