import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { floatAt } from '#engine/array-at'
import { clamp, lin, noise, rng, ss } from '#engine/noise'
import { G, mirPts, mp, path, sym, tx } from '#engine/paths'
import { printFor } from '#engine/prints'
import { bboxOf, boxBlur, edt, inflate, raster } from '#engine/raster'
import type { Rgb } from '#engine/scene-types'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { KINDS, type PictureRecipe } from '#picture-name'
import { renderPicture } from '#render-picture'

describe('numbers', () => {
  it('random numbers and noise are deterministic', () => {
    const r = rng(7)
    expect([r(), r()]).toEqual([rng(7)(), expect.any(Number)])
    expect(noise(3.2, 8.4, 2)).toBe(noise(3.2, 8.4, 2))
    for (let i = 0; i < 200; i++) expect(Math.abs(noise(i * 0.37, i * 1.7))).toBeLessThanOrEqual(1)
  })

  it('colours become linear light', () => {
    expect(lin('#000000')).toEqual([0, 0, 0])
    expect(lin('#ffffff')).toEqual([1, 1, 1])
    expect(lin('#808080')[0]).toBeCloseTo(0.2159, 3)
  })

  it('steps stay within 0 and 1, in both directions', () => {
    expect([ss(2, 4, 1), ss(2, 4, 3), ss(2, 4, 9), ss(4, 2, 1)]).toEqual([0, 0.5, 1, 1])
    expect([clamp(-1), clamp(2), clamp(5, 3, 4)]).toEqual([0, 1, 4])
  })
})

describe('outlines', () => {
  it('mirror about the middle of the sheet and keep their corners', () => {
    expect(
      mirPts([
        [400, 10, 1],
        [450, 20],
      ]),
    ).toEqual([
      [500, 10, 1],
      [450, 20, 0],
    ])
    expect(mp([[400, 10]], 0)).toEqual([[400, 10, 0]])
    expect(
      sym([
        [450, 0],
        [400, 10],
      ]),
    ).toHaveLength(3)
  })

  it('widen about the middle', () => {
    G.XF = 1.1
    expect([tx(450), tx(550)]).toEqual([450, 560])
    G.XF = 1
    expect(
      path([
        [10, 10],
        [90, 10],
        [50, 90],
      ]),
    ).toMatch(/^M.*Z$/)
    expect(
      path(
        [
          [10, 10],
          [90, 10],
        ],
        false,
      ),
    ).not.toMatch(/Z$/)
  })
})

describe('masks', () => {
  const box = { x0: 0, y0: 0, w: 60, h: 60 }
  const square = '<rect x="10" y="10" width="40" height="40" fill="#fff"/>'

  it('are drawn in their box, which stays on the sheet', async () => {
    const M = await raster(square, box)
    expect([M[30 * 60 + 30], M[5 * 60 + 5]]).toEqual([1, 0])
    expect(bboxOf('M-50 20L80 20L80 40Z', 10)).toEqual({ x0: 0, y0: 10, w: 90, h: 40 })
  })

  it('have the distance to the edge, and the greatest height in the middle', async () => {
    const M = await raster(square, box)
    const d = edt(M, 60, 60)
    expect(d[30 * 60 + 12]).toBeCloseTo(3, 0)
    const z = inflate(M, 60, 60)
    expect(z[30 * 60 + 30]).toBeGreaterThan(floatAt(z, 30 * 60 + 14))
  })

  it('blur without losing light', () => {
    const M = new Float32Array(400)
    M[210] = 1
    expect(boxBlur(M, 20, 20, 2).reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 4)
  })
})

describe('prints', () => {
  it('plain cloth has no print; every print varies over the cloth', async () => {
    expect(await printFor(lookOf('navy', 'plain'))).toBeNull()
    for (const print of ['floral', 'stripe', 'check', 'dot', 'animal', 'abstract'] as const) {
      const read = await printFor(lookOf('navy', print, 1))
      const seen = new Set<number>()
      for (let i = 0; i < 300; i++) {
        const pix: Rgb = [0, 0, 0]
        read?.(pix, i * 1.7, i * 2.3, 0, 0)
        seen.add(Math.round(pix[0] * 10))
      }
      expect(seen.size).toBeGreaterThan(2)
    }
  })
})

describe('hanging', () => {
  it('styles of a kind have different poses, and the detail has the pose of the front', () => {
    for (const kind of KINDS) {
      const hangs = Array.from({ length: 12 }, (_, shape) => JSON.stringify(hangOf(kind, shape, 'front')))
      expect(new Set(hangs).size).toBe(12)
      expect(hangOf(kind, 3, 'detail')).toEqual(hangOf(kind, 3, 'front'))
    }
  })
})

describe('packshots', () => {
  const recipe: PictureRecipe = { kind: 'beanie', shape: 0, colour: 'mustard', print: 'plain', view: 'front' }
  let fresh: Buffer
  beforeAll(async () => {
    fresh = await renderPicture(recipe)
  })

  it('have 900 × 1125 px and are equal whether drawn or repainted', { timeout: 60_000 }, async () => {
    const other = await renderPicture({ ...recipe, colour: 'sage' })
    const again = await renderPicture(recipe)
    expect(await sharp(fresh).metadata()).toMatchObject({
      width: 900,
      height: 1125,
      format: 'jpeg',
      chromaSubsampling: '4:4:4',
    })
    expect(again.equals(fresh)).toBe(true)
    expect(other.equals(fresh)).toBe(false)
  })

  it('have the page’s background colour at their edges', { timeout: 60_000 }, async () => {
    const raw = await sharp(fresh).raw().toBuffer()
    const edge = [0, 1, 2].map((c) => {
      let sum = 0
      for (let y = 0; y < 1125; y++) sum += raw[y * 900 * 3 + c] ?? 0
      return Math.round(sum / 1125)
    })
    for (const [c, value] of [0xe9, 0xe7, 0xe3].entries())
      expect(Math.abs((edge[c] ?? 0) - value)).toBeLessThanOrEqual(2)
  })

  it('show a detail in the same size', { timeout: 60_000 }, async () => {
    const detail = await renderPicture({ ...recipe, view: 'detail' })
    expect(await sharp(detail).metadata()).toMatchObject({ width: 900, height: 1125 })
  })
})
