import { describe, expect, it } from 'vitest'
import type { Panel } from '#engine/scene-types'
import { type CamisoleCut, neckline, TIP } from '#garments/camisole/camisole-cut'
import { gathers } from '#garments/gathers'
import { bodyHalf, neckEdge } from '#garments/knitwear/body'
import { halfAt, hemOf, type KnitCut } from '#garments/knitwear/knit-cut'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import { type Kind, parsePictureName } from '#picture-name'
import { CUT_FACTS } from '#shape-facts'

const KINDS: Kind[] = [
  'shirt-dress',
  'knit-dress',
  'a-line-skirt',
  'denim-skirt',
  'camisole',
  'bow-blouse',
  'cardigan',
  'roll-neck',
  'knit-vest',
  'tiered-dress',
]

const KNIT: KnitCut = {
  gauge: 'fine',
  neck: 'v',
  drop: 320,
  sleeve: 'long',
  shoulder: 140,
  band: 60,
  profile: [
    [390, 130],
    [600, 110],
    [800, 150],
  ],
}

const CAMISOLE: CamisoleCut = { cloth: 'satin', width: 1, hem: 760, dip: 100, neck: 'v', lace: 30, strap: 6 }

function emptyPanel(w: number, h: number): Panel {
  const channel = () => new Float32Array(w * h)
  const none = { bump: null, aux: null, u: null, bl: null, b: null, kb: null, RX: null, RY: null }
  return { x0: 400, y0: 168, w, h, M: channel(), hgt: channel(), dist: channel(), ...none }
}

describe('names and facts of further kinds', () => {
  it.each(KINDS)('%s has front, back and close-up, and lengths for its cuts', (kind) => {
    for (const view of ['front', 'back', 'detail'])
      expect(parsePictureName(`${kind}.2.navy.plain.${view}.webp`)).toMatchObject({ kind, shape: 2, view })
    expect(CUT_FACTS[kind].length).toBeGreaterThanOrEqual(3)
    for (const { length } of CUT_FACTS[kind]) expect(length).toBeGreaterThan(35)
  })
})

describe('knitted pieces', () => {
  it('widths are interpolated linearly between the heights of a cut', () => {
    expect(halfAt(KNIT.profile, 390)).toBe(130)
    expect(halfAt(KNIT.profile, 495)).toBe(120)
    expect(halfAt(KNIT.profile, 700)).toBe(130)
    expect([halfAt(KNIT.profile, 100), halfAt(KNIT.profile, 2000)]).toEqual([130, 150])
    expect(hemOf(KNIT)).toBe(800)
  })

  it('a body ends in the middle of its hem, left of the middle everywhere else', () => {
    const half = bodyHalf(KNIT)
    expect(half.at(-1)?.[0]).toBe(450)
    for (const [x] of half.slice(0, -1)) expect(x).toBeLessThan(450)
    const bare = bodyHalf({ ...KNIT, sleeve: 'none' })
    expect(bare).not.toEqual(half)
  })

  it('a neckline is low in front and high in the back', () => {
    const deepest = (isBack: boolean) => Math.max(...neckEdge(KNIT, isBack).map(([, y]) => y))
    expect(deepest(false)).toBe(320)
    expect(deepest(true)).toBeLessThan(180)
  })
})

describe('camisoles', () => {
  it('have a deep front and a nearly straight back', () => {
    const front = neckline(CAMISOLE, false)
    expect(Math.max(...front.map(([, y]) => y))).toBe(TIP + 100)
    const heights = neckline(CAMISOLE, true).map(([, y]) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(20)
  })
})

describe('gathers', () => {
  it('raise the cloth at the seam and leave it flat beyond their reach', () => {
    const p = emptyPanel(100, 200)
    gathers(p, { count: 8, from: (t) => [400 + 100 * t, 168], to: (t) => [400 + 100 * t, 228], amp: 6 })
    const heightOf = (from: number, to: number) =>
      p.hgt.subarray(from * 100, to * 100).reduce((sum, v) => sum + Math.abs(v), 0)
    expect(heightOf(0, 40)).toBeGreaterThan(50)
    expect(heightOf(170, 200)).toBe(0)
  })
})

describe('drawn items', () => {
  it('a ribbed vest covers a garment-sized part of the sheet and differs from behind', {
    timeout: 60_000,
  }, async () => {
    const hang = hangOf('knit-vest', 2, 'front')
    const front = await paintGarment('knit-vest', lookOf('sand', 'plain', 2), hang)
    const back = await paintGarment('knit-vest', lookOf('sand', 'plain', 2, true), hang)
    const share = front.cov.reduce((sum, c) => sum + c, 0) / front.cov.length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.5)
    expect(back.C.some((v, i) => v !== front.C[i])).toBe(true)
  })
})
