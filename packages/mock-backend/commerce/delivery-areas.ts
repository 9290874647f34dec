import type { MarketAlias } from '#catalogue/types'

/** Kinds of areas that carriers treat differently: which delivery options exist there and what they cost. */
export type DeliveryArea = 'town' | 'country' | 'remote' | 'island'

/** Areas by the beginning of the postcode; the first matching pattern applies. Null: no carrier delivers there. */
const SPECIAL: Record<MarketAlias, [pattern: RegExp, area: DeliveryArea | null][]> = {
  fi: [
    // Åland
    [/^22/, 'island'],
    // Lapland outside Rovaniemi
    [/^9[789]/, 'remote'],
  ],
  se: [
    // Gotland
    [/^62[0-4]/, 'island'],
    // inland and far north: Kiruna, Gällivare, Vilhelmina
    [/^(98|91[0-3]|92)/, 'remote'],
  ],
  no: [
    // Svalbard
    [/^917/, 'island'],
    // Jan Mayen
    [/^8099/, null],
    // Finnmark
    [/^9[5-9]/, 'remote'],
  ],
  dk: [
    // Bornholm
    [/^37/, 'island'],
    // Greenland
    [/^39/, null],
  ],
}

const TOWNS: Record<MarketAlias, RegExp> = {
  fi: /^(0[0-2]|15|20|28|33|40|53|60|65|70|80|90|96)/,
  se: /^(1|20|21|22|25|40|41|58|60|63|65|70|72|75|80|85|90|97)/,
  no: /^(0|1[35]|30|40|46|50|51|60|70|80|90)/,
  dk: /^([12]|4000|4600|50|52|60|67|71|80|82|87|90|92)/,
}

/** The area of a postcode, whose spaces are ignored; null where no carrier delivers. */
export function deliveryArea(market: MarketAlias, zip: string): DeliveryArea | null {
  const digits = zip.replace(/\s/g, '')
  const special = SPECIAL[market].find(([pattern]) => pattern.test(digits))
  if (special) return special[1]
  return TOWNS[market].test(digits) ? 'town' : 'country'
}
