import type { Lang, MarketAlias } from '@/mock-backend/catalogue/types'

/** What the texts say about a market, as it is written in the language; amounts are those of T17 and of the carriers. */
export type MarketFacts = {
  free: string
  fee: string
  home: string
  homeFree: string
  minimum: string
  carriers: string
  direct: string
  law: string
  board: string
}

/** Every edition of the shop: a market in one of its languages. */
export type Edition = { market: MarketAlias; lang: Lang }

export const EDITIONS: readonly (Edition & { facts: MarketFacts })[] = [
  {
    market: 'fi',
    lang: 'fi',
    facts: {
      free: '69\u00a0€',
      fee: '4,50\u00a0€',
      home: '9,90\u00a0€',
      homeFree: '5\u00a0€',
      minimum: '10\u00a0€',
      carriers: 'Posti ja Matkahuolto',
      direct: 'Verkkopankki',
      law: 'Kuluttajansuojalain',
      board: 'kuluttajariitalautakunta, www.kuluttajariita.fi',
    },
  },
  {
    market: 'fi',
    lang: 'sv',
    facts: {
      free: '69\u00a0€',
      fee: '4,50\u00a0€',
      home: '9,90\u00a0€',
      homeFree: '5\u00a0€',
      minimum: '10\u00a0€',
      carriers: 'Posti och Matkahuolto',
      direct: 'Nätbank',
      law: 'konsumentskyddslagen',
      board: 'konsumenttvistenämnden, www.kuluttajariita.fi',
    },
  },
  {
    market: 'se',
    lang: 'sv',
    facts: {
      free: '699\u00a0kr',
      fee: '39\u00a0kr',
      home: '99\u00a0kr',
      homeFree: '50\u00a0kr',
      minimum: '100\u00a0kr',
      carriers: 'PostNord och Instabox',
      direct: 'Swish',
      law: 'distansavtalslagen',
      board: 'Allmänna reklamationsnämnden, www.arn.se',
    },
  },
  {
    market: 'no',
    lang: 'nb',
    facts: {
      free: '699\u00a0kr',
      fee: '59\u00a0kr',
      home: '119\u00a0kr',
      homeFree: '60\u00a0kr',
      minimum: '100\u00a0kr',
      carriers: 'Posten og Bring',
      direct: 'Vipps',
      law: 'angrerettloven',
      board: 'Forbrukertilsynet, www.forbrukertilsynet.no',
    },
  },
  {
    market: 'dk',
    lang: 'da',
    facts: {
      free: '499\u00a0kr.',
      fee: '35\u00a0kr.',
      home: '69\u00a0kr.',
      homeFree: '30\u00a0kr.',
      minimum: '75\u00a0kr.',
      carriers: 'GLS og dao',
      direct: 'MobilePay',
      law: 'forbrugeraftaleloven',
      board: 'Nævnenes Hus, www.naevneneshus.dk',
    },
  },
]
