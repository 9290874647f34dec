import type { Kind } from '#picture-name'

/** Shape of a trouser leg below the knee. */
export type Leg = 'wide' | 'straight' | 'narrow'

/** Facts about a cut of a kind. The drawing, the names and the texts all use these numbers. */
export type CutFacts = {
  /** Length of clothes in cm, measured from the shoulder or the waist. */
  length?: number
  /**
   * In cm: heel of shoes, width of bags and belts, brim of hats, length of scarves and necklaces, side of silk scarves.
   * In mm: drop of earrings.
   */
  size?: number
  /** Number of front buttons in all rows; 0 for an open front. */
  buttons?: number
  leg?: Leg
  /** Values that differ on every second pass through the list of cuts: with n cuts for shapes n to 2n − 1. */
  again?: Omit<CutFacts, 'again'>
}

const lengths = (...cm: number[]): CutFacts[] => cm.map((length) => ({ length }))
const sizes = (...cm: number[]): CutFacts[] => cm.map((size) => ({ size }))
const cuts = (count: number): CutFacts[] => Array.from({ length: count }, () => ({}))

/** The cuts of every kind. A shape is drawn with cut `shape % cuts`. */
export const CUT_FACTS: Record<Kind, readonly CutFacts[]> = {
  'wrap-dress': lengths(118, 92, 104, 84),
  'slip-dress': lengths(120, 86, 106),
  'shirt-dress': lengths(118, 94, 120, 88),
  'knit-dress': lengths(120, 90, 118, 104),
  'tiered-dress': lengths(118, 86, 124, 102),
  jumpsuit: lengths(146, 144, 132, 146, 140),
  'cable-knit': lengths(64, 54, 72),
  jumper: lengths(64, 50, 70),
  'roll-neck': lengths(62, 60, 61, 54),
  cardigan: [
    { length: 62, buttons: 6 },
    { length: 52, buttons: 8 },
    { length: 92, buttons: 0 },
    { length: 60, buttons: 5 },
    { length: 56, buttons: 6 },
  ],
  'knit-vest': lengths(60, 54, 52),
  tee: lengths(62, 65, 47),
  camisole: lengths(60, 56, 58, 58),
  shirt: [
    { length: 72, buttons: 6 },
    { length: 79, buttons: 7 },
    { length: 68, buttons: 8 },
    { length: 53, buttons: 4 },
  ],
  'bow-blouse': lengths(64, 62, 60, 61),
  blazer: [
    { length: 72, buttons: 1, again: { buttons: 2 } },
    { length: 80, buttons: 1, again: { buttons: 2 } },
    { length: 60, buttons: 1, again: { buttons: 2 } },
  ],
  coat: [
    { length: 120, buttons: 6 },
    { length: 76, buttons: 6 },
    { length: 122, buttons: 4 },
    { length: 102, buttons: 4 },
  ],
  trench: lengths(116, 92, 118, 62),
  puffer: lengths(58, 70, 112, 54, 66, 110),
  'leather-jacket': lengths(56, 57, 70, 48),
  'denim-jacket': lengths(60, 50, 68, 62),
  'pleated-skirt': lengths(86, 60, 75, 46),
  'a-line-skirt': lengths(82, 48, 80, 78, 80, 46),
  'denim-skirt': lengths(84, 42, 82, 50),
  trousers: [
    { length: 106, leg: 'straight' },
    { length: 106, leg: 'wide' },
    { length: 98, leg: 'narrow' },
  ],
  jeans: [
    { length: 104, leg: 'wide' },
    { length: 104, leg: 'straight' },
    { length: 97, leg: 'straight' },
  ],
  shorts: lengths(42, 40, 56, 40),
  swimsuit: cuts(5),
  bikini: cuts(4),
  pyjama: cuts(4),
  robe: lengths(118, 104, 86, 122),
  boot: sizes(5),
  trainer: cuts(1),
  loafer: sizes(2, 2, 4, 2),
  ballerina: sizes(1, 1, 1, 1),
  pump: sizes(9, 5, 4, 7),
  sandal: sizes(2, 7, 1, 4, 9),
  bag: sizes(28, 32, 23),
  tote: sizes(36, 40, 46, 36, 26),
  crossbody: sizes(24, 25, 22, 20),
  beanie: cuts(1),
  hat: sizes(7, 10, 5, 6),
  scarf: sizes(190, 200, 180),
  'silk-scarf': sizes(90, 70, 90, 70),
  gloves: cuts(5),
  belt: sizes(3, 4, 2, 3),
  sunglasses: cuts(5),
  earrings: sizes(28, 36, 30, 40, 45),
  necklace: sizes(55, 45, 42, 50, 45),
}
