import type { Lang } from '#catalogue/types'

/**
 * Words for price limits, sizes, sale and new arrivals in a query. Each value is a regular expression alternation of
 * folded words.
 */
type QueryWords = {
  under: string
  over: string
  /** Before a range: "mellan 300 och 500". */
  between: string
  /** After a range: "50 ja 100 euron välillä". */
  afterRange?: string
  /** Between the two limits of a range, besides a hyphen. */
  to: string
  /** Before a size: "strl 38". */
  size: string
  sale: string
  news: string
}

export const QUERY_WORDS: Record<Lang, QueryWords> = {
  fi: {
    under: 'alle|max|maks|enintaan|korkeintaan|halvempi kuin|halvemmat kuin|hinta alle',
    over: 'yli|vahintaan|alkaen|kalliimpi kuin|hinta yli',
    between: 'valilta|valilla|noin',
    afterRange: 'valilta|valilla',
    to: 'ja',
    size: 'koko|koossa|kokoa|koon|koot',
    sale: 'ale|alet|alessa|alesta|alennus|alennukset|alennuksessa|alennuksia|alennetut|tarjous|tarjoukset|tarjouksia|tarjouksessa|loppuunmyynti|alennusmyynti|outlet|sale',
    news: 'uutuus|uutuudet|uutuuksia|uudet|uusi|uusia|uusimmat',
  },
  sv: {
    under: 'under|max|maximalt|hogst|upp till|billigare an|mindre an',
    over: 'over|minst|fran|dyrare an|mer an',
    between: 'mellan|mellem|fran',
    to: 'och|till',
    size: 'storlek|storleken|strl|stl|str|size',
    sale: 'rea|rean|pa rea|reapris|reavaror|realisation|erbjudande|erbjudanden|kampanj|kampanjer|rabatt|rabatterat|rabatterade|nedsatt|nedsatta|utforsaljning|outlet|sale',
    news: 'nyhet|nyheter|nyheterna|nyinkommet|nya|nytt|ny',
  },
  nb: {
    under: 'under|maks|max|maksimalt|hoyst|opptil|opp til|billigere enn|mindre enn',
    over: 'over|minst|fra|dyrere enn|mer enn',
    between: 'mellom|fra',
    to: 'og|til',
    size: 'storrelse|strl|str|stl|size',
    sale: 'salg|pa salg|salget|tilbud|pa tilbud|tilbudet|rabatt|rabattert|nedsatt|nedsatte|kampanje|kampanjer|outlet|sale',
    news: 'nyhet|nyheter|nyhetene|nye|nytt|ny',
  },
  da: {
    under: 'under|maks|max|maksimalt|hojst|op til|billigere end|mindre end',
    over: 'over|mindst|fra|dyrere end|mere end',
    between: 'mellem|fra',
    to: 'og|til',
    size: 'storrelse|strl|str|stl|size',
    sale: 'udsalg|salg|pa udsalg|udsalget|tilbud|pa tilbud|tilbuddet|rabat|nedsat|nedsatte|kampagne|kampagner|outlet|sale',
    news: 'nyhed|nyheder|nyhederne|nye|nyt|ny',
  },
}
