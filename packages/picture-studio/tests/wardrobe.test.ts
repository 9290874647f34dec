import { describe, expect, it } from 'vitest'
import { W } from '#engine/noise'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { measureGarment } from '#paint-garment'
import { type Kind, parsePictureName, pictureName, type View } from '#picture-name'
import { CUT_FACTS } from '#shape-facts'

const extentOf = (kind: Kind, shape: number, view: View = 'front') =>
  measureGarment(kind, lookOf('forest', 'plain', shape, view === 'back'), hangOf(kind, shape, view))

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
    const cuts = CUT_FACTS[kind]
    expect(cuts.length).toBeGreaterThanOrEqual(3)
    expect(cuts.length).toBeLessThanOrEqual(6)
    for (const shape of cuts.keys())
      for (const view of ['front', 'back', 'detail', 'outfit'] as const) {
        const recipe = { kind, shape, colour: 'navy', print: 'plain', view } as const
        expect(parsePictureName(pictureName(recipe))).toEqual(recipe)
      }
  })

  it('a down vest has no sleeves', async () => {
    const vest = await extentOf('puffer', 4)
    expect(vest.x1 - vest.x0).toBeLessThan(W * 0.45)
  })

  it('the back keeps the outline of the front', async () => {
    const front = await extentOf('swimsuit', 0)
    const back = await extentOf('swimsuit', 0, 'back')
    expect(Math.abs(back.y1 - back.y0 - front.y1 + front.y0)).toBeLessThan(30)
    expect(Math.abs(back.x1 - back.x0 - front.x1 + front.x0)).toBeLessThan(30)
  })
})
