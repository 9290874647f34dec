import { extentOf } from '@/mock-backend/studio/engine/card'
import { H, W } from '@/mock-backend/studio/engine/noise'
import type { Crop } from '@/mock-backend/studio/engine/sample'
import type { Kind } from '@/mock-backend/studio/picture-name'

/** Where to look closer: how far down the goods, how far across them at that height (0…1), how many times nearer. */
type Spot = { x: number; y: number; zoom: number }

const SPOTS: Record<Kind, Spot> = {
  'wrap-dress': { x: 0.52, y: 0.27, zoom: 2.1 },
  'slip-dress': { x: 0.5, y: 0.3, zoom: 2.1 },
  'cable-knit': { x: 0.5, y: 0.25, zoom: 2.1 },
  jumper: { x: 0.5, y: 0.24, zoom: 2 },
  tee: { x: 0.5, y: 0.26, zoom: 2 },
  shirt: { x: 0.53, y: 0.22, zoom: 2.1 },
  blazer: { x: 0.5, y: 0.3, zoom: 2 },
  coat: { x: 0.5, y: 0.24, zoom: 2.1 },
  'pleated-skirt': { x: 0.5, y: 0.18, zoom: 2 },
  trousers: { x: 0.5, y: 0.14, zoom: 2.1 },
  jeans: { x: 0.5, y: 0.14, zoom: 2.1 },
  boot: { x: 0.45, y: 0.34, zoom: 1.9 },
  trainer: { x: 0.5, y: 0.45, zoom: 1.9 },
  bag: { x: 0.5, y: 0.7, zoom: 2 },
  beanie: { x: 0.55, y: 0.68, zoom: 2 },
  scarf: { x: 0.4, y: 0.82, zoom: 2 },
  loafer: { x: 0.45, y: 0.4, zoom: 1.9 },
  ballerina: { x: 0.3, y: 0.55, zoom: 1.9 },
  pump: { x: 0.35, y: 0.6, zoom: 1.9 },
  sandal: { x: 0.35, y: 0.6, zoom: 1.9 },
  tote: { x: 0.42, y: 0.55, zoom: 2 },
  crossbody: { x: 0.5, y: 0.78, zoom: 2 },
  belt: { x: 0.4, y: 0.75, zoom: 2 },
  hat: { x: 0.6, y: 0.6, zoom: 2 },
  'silk-scarf': { x: 0.35, y: 0.7, zoom: 2 },
  gloves: { x: 0.6, y: 0.6, zoom: 2 },
  sunglasses: { x: 0.25, y: 0.6, zoom: 2 },
  earrings: { x: 0.25, y: 0.6, zoom: 2 },
  necklace: { x: 0.5, y: 0.85, zoom: 2 },
  puffer: { x: 0.5, y: 0.26, zoom: 2 },
  'leather-jacket': { x: 0.5, y: 0.28, zoom: 2 },
  'denim-jacket': { x: 0.45, y: 0.34, zoom: 2.1 },
  trench: { x: 0.48, y: 0.24, zoom: 2.1 },
  robe: { x: 0.5, y: 0.28, zoom: 2 },
  jumpsuit: { x: 0.5, y: 0.24, zoom: 2.1 },
  shorts: { x: 0.5, y: 0.2, zoom: 1.9 },
  pyjama: { x: 0.5, y: 0.2, zoom: 2 },
  swimsuit: { x: 0.5, y: 0.26, zoom: 2 },
  bikini: { x: 0.45, y: 0.3, zoom: 1.9 },
  'shirt-dress': { x: 0.52, y: 0.16, zoom: 2.1 },
  'knit-dress': { x: 0.5, y: 0.12, zoom: 2.5 },
  'roll-neck': { x: 0.5, y: 0.2, zoom: 2 },
  'knit-vest': { x: 0.5, y: 0.24, zoom: 2 },
  cardigan: { x: 0.5, y: 0.34, zoom: 2 },
  'a-line-skirt': { x: 0.5, y: 0.16, zoom: 2 },
  'denim-skirt': { x: 0.5, y: 0.16, zoom: 2.1 },
  camisole: { x: 0.5, y: 0.32, zoom: 2 },
  'bow-blouse': { x: 0.5, y: 0.24, zoom: 2 },
  'tiered-dress': { x: 0.5, y: 0.3, zoom: 2 },
}

/** From where to where the goods reach around one row: a swaying hem must not push the neck out of the picture. */
function spanAt(cov: Float32Array, row: number): [number, number] {
  let x0 = W
  let x1 = 0
  for (let i = Math.max(0, row - 20) * W; i < Math.min(H, row + 20) * W; i++) {
    if (cov[i] <= 0.1) continue
    x0 = Math.min(x0, i % W)
    x1 = Math.max(x1, i % W)
  }
  return [x0, x1]
}

/** The part of the sheet a detail shows, from where the goods lie on it. */
export function detailCrop(kind: Kind, cov: Float32Array): Crop {
  const spot = SPOTS[kind]
  const { y0, y1 } = extentOf(cov)
  const [x0, x1] = spanAt(cov, Math.round(y0 + (y1 - y0) * spot.y))
  return {
    x0: x0 + (x1 - x0) * spot.x - W / spot.zoom / 2,
    y0: Math.max(0, y0 + (y1 - y0) * spot.y - H / spot.zoom / 2),
    scale: spot.zoom,
  }
}
