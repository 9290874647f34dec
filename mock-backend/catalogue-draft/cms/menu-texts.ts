import type { Lang, MarketAlias } from '@/mock-backend/catalogue/types'
import type { Spot } from './cms-parts'

type Words = {
  menu: string
  info: string
  shop: string
  help: string
  free: (amount: string) => string
  returns: string
  days: string
}

/** Free delivery as each market's shipping grants it (T17). */
const FREE_FROM: Record<MarketAlias, string> = { fi: '69 €', se: '699 kr', no: '699 kr', dk: '499 kr.' }

const WORDS: Record<Lang, Words> = {
  fi: {
    menu: 'Valikko',
    info: 'Tietoa',
    shop: 'Osta',
    help: 'Apua',
    free: (amount) => `Ilmainen toimitus yli ${amount} ostoksiin`,
    returns: 'Ilmainen palautus 30 päivää',
    days: 'Perillä 2–4 arkipäivässä',
  },
  sv: {
    menu: 'Meny',
    info: 'Information',
    shop: 'Handla',
    help: 'Hjälp',
    free: (amount) => `Fri frakt över ${amount}`,
    returns: 'Fri retur i 30 dagar',
    days: 'Hos dig på 2–4 vardagar',
  },
  nb: {
    menu: 'Meny',
    info: 'Informasjon',
    shop: 'Handle',
    help: 'Hjelp',
    free: (amount) => `Fri frakt over ${amount}`,
    returns: 'Gratis retur i 30 dager',
    days: 'Hos deg på 2–4 virkedager',
  },
  da: {
    menu: 'Menu',
    info: 'Information',
    shop: 'Shop',
    help: 'Hjælp',
    free: (amount) => `Fri fragt over ${amount}`,
    returns: 'Gratis returnering i 30 dage',
    days: 'Hos dig på 2–4 hverdage',
  },
}

export const menuWords = ({ market, lang }: Spot) => ({ ...WORDS[lang], free: WORDS[lang].free(FREE_FROM[market]) })
