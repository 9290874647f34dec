import { describe, expect, it } from 'vitest'
import { COLOURS } from '#colours'
import { floatAt, itemAt } from '#engine/array-at'
import { DRAFT } from '#engine/density'
import type { Look } from '#engine/look'
import { newScene } from '#engine/scene'
import type { Baked, Point } from '#engine/scene-types'
import { strip } from '#garments/belt/coil'
import { GARMENTS } from '#garments/garment-table'
import { chain, stepsAlong } from '#garments/metal/chain'
import { metalFor, SILVER } from '#garments/metal/metals'
import { metalwork } from '#garments/metal/metalwork'
import { type Heel, heelOutline, heelTip } from '#garments/shoe/heel'
import { liftAt, raised } from '#garments/shoe/raised'
import { hems } from '#garments/silk-scarf/silk'
import { FRAMES, lensLine } from '#garments/sunglasses/shapes'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import type { Kind } from '#picture-name'
import { CUT_FACTS } from '#shape-facts'

const SHOES = ['loafer', 'ballerina', 'pump', 'sandal'] as const satisfies Kind[]
const GOODS = [
  'tote',
  'crossbody',
  'belt',
  'hat',
  'silk-scarf',
  'gloves',
  'earrings',
  'necklace',
  'sunglasses',
] as const

/** Cached geometry, with which drawing only records colours and is fast. */
const known: Baked = { lists: [], cov: new Float32Array(), floor: null }

const looksOf = (kind: Kind): Look[] =>
  [...CUT_FACTS[kind].keys()].flatMap((shape) =>
    (['black', 'cognac', 'ecru', 'silver'] as const).flatMap((colour) =>
      [false, true].map((isBack) => lookOf(colour, 'plain', shape, isBack)),
    ),
  )

describe('shoes, bags and jewellery', () => {
  it.each([...SHOES, ...GOODS])('every cut of %s draws from the front and from behind', async (kind) => {
    const { draw } = await GARMENTS[kind].load()
    for (const look of looksOf(kind)) {
      const scene = newScene({ baked: known })
      await draw(scene, look)
      expect(scene.looks.length).toBeGreaterThan(1)
      const parts = scene.looks.flatMap(({ color }) => color)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...parts)).toBeLessThan(1.2)
    }
  })

  it.each([
    ['tote', 0.18, 0.5],
    ['necklace', 0.01, 0.12],
  ] as const)('%s fills its picture as goods of its size do', { timeout: 60_000 }, async (kind, least, most) => {
    const { cov } = await paintGarment(kind, lookOf('gold'), hangOf(kind, 0, 'front'))
    const covered = cov.reduce((sum, c) => sum + c, 0) / cov.length
    expect(covered).toBeGreaterThan(least)
    expect(covered).toBeLessThan(most)
  })

  it('brown sunglasses have the tortoise pattern, even after the same shape was drawn in black', async () => {
    const hang = hangOf('sunglasses', 0, 'front')
    await paintGarment('sunglasses', lookOf('black'), hang, DRAFT)
    const { C } = await paintGarment('sunglasses', lookOf('chocolate'), hang, DRAFT)
    // The amber between the flecks is much redder than chocolate.
    const amber = C.filter((red, i) => i % 3 === 0 && red - floatAt(C, i + 2) > 0.15)
    expect(amber.length).toBeGreaterThan(1000)
  })

  it('standing items have their shadow where they touch the ground', async () => {
    for (const kind of SHOES) {
      const scene = newScene({ baked: known })
      const { draw } = await GARMENTS[kind].load()
      await draw(scene, lookOf('black'))
      expect(scene.opt?.floor?.length).toBe(6)
      for (const f of scene.opt?.floor ?? []) expect(f.rx > 0 && f.y > 600 && f.y < 1000).toBe(true)
    }
  })
})

describe('heels', () => {
  it('raise the heel and keep the ball of the foot on the ground', () => {
    expect(liftAt(200, 160)).toBe(0)
    expect(liftAt(740, 160)).toBeGreaterThan(120)
    expect(raised([[200, 780, 1]], 160)).toEqual([[200, 780, 1]])
  })

  it.each<Heel>(['stiletto', 'kitten', 'block'])('a %s stands on the floor with its tip', (heel) => {
    const outline = heelOutline(heel, 120, 800)
    const [from, to] = heelTip(heel, 120)
    const low = outline.filter(([, y]) => y === 800).map(([x]) => x)
    expect(low.length).toBe(2)
    expect(Math.min(...low)).toBeCloseTo(from, -1)
    expect(Math.max(...low)).toBeCloseTo(to, -1)
    expect(Math.max(...outline.map(([, y]) => y))).toBe(800)
  })
})

describe('metal', () => {
  it('is round in section', async () => {
    const scene = newScene()
    await metalwork(
      scene,
      [
        {
          pts: [
            [200, 200],
            [300, 200],
          ],
          r: 10,
        },
        { pts: [[250, 400]], r: 20 },
      ],
      COLOUR,
    )
    const p = itemAt(scene.panels, 0)
    const at = (x: number, y: number) => p.hgt[(y - p.y0) * p.w + x - p.x0]
    expect(at(250, 200)).toBeCloseTo(10, 3)
    expect(at(250, 206)).toBeCloseTo(8, 3)
    expect(at(250, 400)).toBeCloseTo(20, 3)
    expect(at(250, 300)).toBe(0)
  })

  it('links follow their line at equal distances, alternately seen from the front and from the side', () => {
    const line: Point[] = [
      [100, 100],
      [300, 100],
      [500, 100],
    ]
    const xs = stepsAlong(line, 20).map(([x]) => x)
    for (let i = 1; i < xs.length; i++) expect((xs[i] ?? 0) - (xs[i - 1] ?? 0)).toBeCloseTo(20, 0)
    const wires = chain(line, 14)
    const height = ({ pts }: { pts: readonly Point[] }) => Math.max(...pts.map(([, y]) => Math.abs(y - 100)))
    expect(height(itemAt(wires, 0))).toBeGreaterThan(4 * height(itemAt(wires, 1)))
  })

  it('matches the colour of the items', () => {
    expect(metalFor(lookOf('silver'))).toBe(SILVER)
    expect(metalFor(lookOf('grey'))).toBe(SILVER)
    expect(metalFor(lookOf('gold'))).not.toBe(SILVER)
    expect(Object.keys(COLOURS)).toEqual(expect.arrayContaining(['gold', 'silver', 'pearl']))
  })
})

const COLOUR = lookOf('gold').colour

describe('outlines', () => {
  it('lenses mirror each other and keep their bridge free', () => {
    for (const frame of Object.values(FRAMES)) {
      const left = lensLine(frame, -1)
      const right = lensLine(frame, 1)
      for (const [i, [x, y]] of right.entries()) {
        expect(itemAt(left, i)[0]).toBeCloseTo(900 - x, 6)
        expect(itemAt(left, i)[1]).toBeCloseTo(y, 6)
        expect(x).toBeGreaterThan(450)
      }
    }
  })

  it('the distance to the nearest hem of a scarf is right', () => {
    const place = hems([
      [
        [0, 0],
        [0, 100],
      ],
      [
        [0, 100],
        [100, 100],
      ],
    ])
    expect(place(30, 20)).toEqual([30, 20])
    expect(place(60, 90)).toEqual([10, 60])
  })

  it('a belt has the width of its cut', () => {
    const ys = (strip({ x: 450, y: 500, rx: 300, ry: 90, band: 70 }, 80, 100, 0, 1).match(/ (\d+\.\d+)/g) ?? []).map(
      Number,
    )
    expect(Math.max(...ys)).toBeGreaterThan(650)
    expect(Math.max(...ys)).toBeLessThan(668)
  })
})
