import type { Algorithm } from '@apptus/esales-api'
import type { Localised } from '#catalogue/types'

/** Heading of a recommendation list whose request has no label. */
export const DEFAULT_LABELS: Record<Algorithm, Localised> = {
  TOP_PRODUCTS: { fi: 'Suosituimmat', sv: 'Mest populärt', nb: 'Mest populært', da: 'Mest populære' },
  PERSONAL: { fi: 'Sinulle valittua', sv: 'Utvalt för dig', nb: 'Utvalgt for deg', da: 'Udvalgt til dig' },
  CART: {
    fi: 'Sopii ostoskorisi tuotteisiin',
    sv: 'Passar till det i varukorgen',
    nb: 'Passer til det i handleposen',
    da: 'Passer til varerne i kurven',
  },
  STYLE_WITH: { fi: 'Yhdistä näihin', sv: 'Matcha med', nb: 'Kombiner med', da: 'Kombinér med' },
  ALTERNATIVES: {
    fi: 'Samankaltaisia tuotteita',
    sv: 'Liknande produkter',
    nb: 'Lignende produkter',
    da: 'Lignende produkter',
  },
  UPSELL: {
    fi: 'Paremmin arvioituja vaihtoehtoja',
    sv: 'Alternativ med högre betyg',
    nb: 'Bedre vurderte alternativer',
    da: 'Bedre bedømte alternativer',
  },
  NEWEST_PRODUCTS: { fi: 'Uutuudet', sv: 'Nyheter', nb: 'Nyheter', da: 'Nyheder' },
  FAVORITES: { fi: 'Suosikkisi', sv: 'Dina favoriter', nb: 'Dine favoritter', da: 'Dine favoritter' },
  MORE_FROM_SERIES: {
    fi: 'Lisää samasta sarjasta',
    sv: 'Mer ur samma serie',
    nb: 'Mer fra samme serie',
    da: 'Mere fra samme serie',
  },
  RECENTLY_VIEWED: {
    fi: 'Viimeksi katsomasi',
    sv: 'Senast visade',
    nb: 'Sist vist',
    da: 'Senest vist',
  },
  ADD_TO_CART_RECS: {
    fi: 'Osta myös',
    sv: 'Köp också',
    nb: 'Kjøp også',
    da: 'Køb også',
  },
}
