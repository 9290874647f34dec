import { describe, expect, it } from 'vitest'
import { extentOf } from '#engine/card'
import { H, W } from '#engine/noise'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import { type Kind, parsePictureName, pictureName, type View } from '#picture-name'
import { KIND_FACTS } from '@/packages/mock-backend/catalogue/kinds'

/** How much of the sheet a shape covers, 0…1, and where it lies. */
async function drawn(kind: Kind, shape: number, view: View = 'front') {
  const layer = await paintGarment(kind, lookOf('forest', 'plain', shape, view === 'back'), hangOf(kind, shape, view))
  let sum = 0
  for (const c of layer.cov) sum += c
  return { share: sum / layer.cov.length, ...extentOf(layer.cov) }
}

const WARDROBE = [
  'puffer',
  'leather-jacket',
  'denim-jacket',
  'trench',
  'robe',
  'jumpsuit',
  'shorts',
  'pyjama',
  'swimsuit',
  'bikini',
] as const satisfies Kind[]

describe('outerwear, sleepwear and swimwear', () => {
  it.each(WARDROBE)('%s has a name for every cut and view, and three to six cuts', (kind) => {
    const { cuts } = KIND_FACTS[kind]
    expect(cuts.length).toBeGreaterThanOrEqual(3)
    expect(cuts.length).toBeLessThanOrEqual(6)
    for (const shape of cuts.keys())
      for (const view of ['front', 'second', 'back', 'detail'] as const) {
        const recipe = { kind, shape, colour: 'navy', print: 'plain', view } as const
        expect(parsePictureName(pictureName(recipe))).toEqual(recipe)
      }
  })

  it.each(['bikini'] as const)(
    'every cut of %s is a silhouette of its own, whole on the sheet',
    async (kind) => {
      const shares = new Set<string>()
      for (const shape of KIND_FACTS[kind].cuts.keys()) {
        const { share, x0, x1, y0, y1 } = await drawn(kind, shape)
        expect(share).toBeGreaterThan(0.1)
        expect(share).toBeLessThan(0.5)
        expect([x0 > 4, x1 < W - 5, y0 > 4, y1 < H - 5]).toEqual([true, true, true, true])
        shares.add(share.toFixed(3))
      }
      expect(shares.size).toBe(KIND_FACTS[kind].cuts.length)
    },
    60_000,
  )

  it('a down vest has no sleeves', async () => {
    const vest = await drawn('puffer', 4)
    expect(vest.x1 - vest.x0).toBeLessThan(W * 0.45)
  }, 60_000)

  it('the back keeps the outline of the front', async () => {
    const front = await drawn('swimsuit', 0)
    const back = await drawn('swimsuit', 0, 'back')
    expect(Math.abs(back.y1 - back.y0 - front.y1 + front.y0)).toBeLessThan(30)
    expect(Math.abs(back.x1 - back.x0 - front.x1 + front.x0)).toBeLessThan(30)
    expect(back.share).not.toBeCloseTo(front.share, 3)
  }, 60_000)
})
