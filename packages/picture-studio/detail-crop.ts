import { floatAt } from '#engine/array-at'
import { extentOf } from '#engine/card'
import { H, W } from '#engine/noise'
import type { Crop } from '#engine/sample'
import type { Kind } from '#picture-name'

/**
 * The part that a detail picture shows: vertical position within the items, horizontal position at that height (both 0
 * to 1; `x` is 0.5 by default) and magnification (2 by default).
 */
type Spot = { y: number; x?: number; zoom?: number }

const SPOTS: Record<Kind, Spot> = {
  'wrap-dress': { y: 0.27, x: 0.52, zoom: 2.1 },
  'slip-dress': { y: 0.3, zoom: 2.1 },
  'cable-knit': { y: 0.25, zoom: 2.1 },
  jumper: { y: 0.24 },
  tee: { y: 0.26 },
  shirt: { y: 0.22, x: 0.53, zoom: 2.1 },
  blazer: { y: 0.3 },
  coat: { y: 0.24, zoom: 2.1 },
  'pleated-skirt': { y: 0.18 },
  trousers: { y: 0.14, zoom: 2.1 },
  jeans: { y: 0.14, zoom: 2.1 },
  boot: { y: 0.34, x: 0.45, zoom: 1.9 },
  trainer: { y: 0.45, zoom: 1.9 },
  bag: { y: 0.7 },
  beanie: { y: 0.68, x: 0.55 },
  scarf: { y: 0.82, x: 0.4 },
  loafer: { y: 0.4, x: 0.45, zoom: 1.9 },
  ballerina: { y: 0.55, x: 0.3, zoom: 1.9 },
  pump: { y: 0.6, x: 0.35, zoom: 1.9 },
  sandal: { y: 0.6, x: 0.35, zoom: 1.9 },
  tote: { y: 0.55, x: 0.42 },
  crossbody: { y: 0.78 },
  belt: { y: 0.75, x: 0.4 },
  hat: { y: 0.6, x: 0.6 },
  'silk-scarf': { y: 0.7, x: 0.35 },
  gloves: { y: 0.6, x: 0.6 },
  sunglasses: { y: 0.6, x: 0.25 },
  earrings: { y: 0.6, x: 0.25 },
  necklace: { y: 0.85 },
  puffer: { y: 0.26 },
  'leather-jacket': { y: 0.28 },
  'denim-jacket': { y: 0.34, x: 0.45, zoom: 2.1 },
  trench: { y: 0.24, x: 0.48, zoom: 2.1 },
  robe: { y: 0.28 },
  jumpsuit: { y: 0.24, zoom: 2.1 },
  shorts: { y: 0.2, zoom: 1.9 },
  pyjama: { y: 0.2 },
  swimsuit: { y: 0.26 },
  bikini: { y: 0.3, x: 0.45, zoom: 1.9 },
  'shirt-dress': { y: 0.16, x: 0.52, zoom: 2.1 },
  'knit-dress': { y: 0.12, zoom: 2.5 },
  'roll-neck': { y: 0.2 },
  'knit-vest': { y: 0.24 },
  cardigan: { y: 0.34 },
  'a-line-skirt': { y: 0.16 },
  'denim-skirt': { y: 0.16, zoom: 2.1 },
  camisole: { y: 0.32 },
  'bow-blouse': { y: 0.24 },
  'tiered-dress': { y: 0.3 },
}

/**
 * Left and right end of the items near a row. A swaying hem would shift the middle of the whole outline, so it is
 * measured at the row.
 */
function spanAt(cov: Float32Array, row: number): [number, number] {
  let x0 = W
  let x1 = 0
  for (let i = Math.max(0, row - 20) * W; i < Math.min(H, row + 20) * W; i++) {
    if (floatAt(cov, i) <= 0.1) continue
    x0 = Math.min(x0, i % W)
    x1 = Math.max(x1, i % W)
  }
  return [x0, x1]
}

/** Greatest magnification; beyond it, the weave looks unnaturally large. */
const NEAREST = 3

/** The crop of the sheet for a detail, from the coverage of the items. `scale`: magnification of the front picture. */
export function detailCrop(kind: Kind, cov: Float32Array, scale = 1): Crop {
  const { y, x = 0.5, zoom: spotZoom = 2 } = SPOTS[kind]
  const zoom = Math.min(NEAREST, spotZoom * scale)
  const { y0, y1 } = extentOf(cov)
  const [x0, x1] = spanAt(cov, Math.round(y0 + (y1 - y0) * y))
  return {
    x0: x0 + (x1 - x0) * x - W / zoom / 2,
    y0: Math.max(0, y0 + (y1 - y0) * y - H / zoom / 2),
    scale: zoom,
  }
}
