import type { MarketAlias } from '#catalogue/types'

type Range = [from: number, to: number, town: string]

/** Ranges of postcodes of larger towns. Other postcodes have no town here. */
const TOWNS: Record<MarketAlias, readonly Range[]> = {
  fi: [
    [100, 990, 'Helsinki'],
    [1200, 1770, 'Vantaa'],
    [2100, 2980, 'Espoo'],
    [15100, 15950, 'Lahti'],
    [20100, 20960, 'Turku'],
    [33100, 33960, 'Tampere'],
    [40100, 40950, 'Jyväskylä'],
    [65100, 65380, 'Vaasa'],
    [70100, 70910, 'Kuopio'],
    [90100, 90960, 'Oulu'],
  ],
  se: [
    [11100, 11899, 'Stockholm'],
    [21100, 21999, 'Malmö'],
    [41100, 41899, 'Göteborg'],
    [58000, 58999, 'Linköping'],
    [70000, 70399, 'Örebro'],
    [72100, 72599, 'Västerås'],
    [75000, 75799, 'Uppsala'],
    [90100, 90799, 'Umeå'],
  ],
  no: [
    [1, 1299, 'Oslo'],
    [4005, 4099, 'Stavanger'],
    [5003, 5099, 'Bergen'],
    [7010, 7099, 'Trondheim'],
    [9006, 9038, 'Tromsø'],
  ],
  dk: [
    [1050, 1499, 'København K'],
    [1500, 1799, 'København V'],
    [2100, 2100, 'København Ø'],
    [2200, 2200, 'København N'],
    [2300, 2300, 'København S'],
    [5000, 5000, 'Odense C'],
    [8000, 8000, 'Aarhus C'],
    [9000, 9000, 'Aalborg'],
  ],
}

/** The town of a postcode; '' when it is unknown. */
export function townOf(market: MarketAlias, zip: string): string {
  const number = Number(zip.replace(/\s/g, '') || Number.NaN)
  return TOWNS[market].find(([from, to]) => number >= from && number <= to)?.[2] ?? ''
}
