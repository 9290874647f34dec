import sharp from 'sharp'
import { card, extentOf } from '@/mock-backend/studio/engine/card'
import { clamp, H, W } from '@/mock-backend/studio/engine/noise'
import type { Layer } from '@/mock-backend/studio/engine/scene-types'
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
  scarf: { x: 0.4, y: 0.82, zoom: 2 },
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

/** A close crop of the goods in the size of a card: 900 × 1125 px, 8-bit RGB. */
export async function detailCard(kind: Kind, layer: Layer): Promise<Buffer> {
  const spot = SPOTS[kind]
  const { y0, y1 } = extentOf(layer.cov)
  const [x0, x1] = spanAt(layer.cov, Math.round(y0 + (y1 - y0) * spot.y))
  const width = Math.round(W / spot.zoom)
  const height = Math.round(H / spot.zoom)
  const left = clamp(Math.round(x0 + (x1 - x0) * spot.x - width / 2), 0, W - width)
  const top = clamp(Math.round(y0 + (y1 - y0) * spot.y - height / 2), 0, H - height)
  return sharp(card(layer, 2), { raw: { width: W, height: H, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(W, H, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1.4, m1: 0.6, m2: 1.6 })
    .raw()
    .toBuffer()
}
