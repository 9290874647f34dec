import { describe, expect, it } from 'vitest'
import { detailCrop } from '#detail-crop'
import { floatAt, itemAt } from '#engine/array-at'
import { enlargeScene } from '#engine/enlarge'
import { linen, looped, velvet, waffle } from '#engine/fabrics'
import { flatten } from '#engine/flatten'
import { lace } from '#engine/lace'
import { H, W } from '#engine/noise'
import { oneAtATime } from '#engine/one-at-a-time'
import { G, rect, tx } from '#engine/paths'
import { newScene, panel } from '#engine/scene'
import type { PanelSpec } from '#engine/scene-types'
import { quirks } from '#garments/cutting'
import { GARMENTS } from '#garments/garment-table'
import { quilt } from '#garments/puffer/quilting'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import { KINDS } from '#picture-name'
import { hotspotsOf } from '#scenes/scene-hotspots'
import { SCENE_NAMES } from '#scenes/scene-names'

const square = (spec: Partial<PanelSpec> = {}): PanelSpec => ({
  d: rect(400, 400, 80, 80),
  color: [0.4, 0.3, 0.2],
  ...spec,
})

const covered = (cov: Float32Array): number => cov.reduce((sum, c) => sum + c, 0) / (W * H)

describe('views', () => {
  it('the back has its own pose, the detail the pose of the front', () => {
    for (const kind of KINDS) {
      expect(hangOf(kind, 4, 'back')).not.toEqual(hangOf(kind, 4, 'front'))
      expect(hangOf(kind, 4, 'detail')).toEqual(hangOf(kind, 4, 'front'))
    }
  })

  it('a forearm is on the body only for garments that support it, and never in the back view', () => {
    const over = (kind: (typeof KINDS)[number], view: 'front' | 'back') =>
      Array.from({ length: 24 }, (_, shape) => hangOf(kind, shape, view).pose).filter(
        (pose) => pose?.armL?.over || pose?.armR?.over,
      ).length
    for (const kind of KINDS) {
      if (GARMENTS[kind].folds) expect(over(kind, 'front')).toBeGreaterThan(2)
      else expect(over(kind, 'front')).toBe(0)
      expect(over(kind, 'back')).toBe(0)
    }
  })

  it('the back of a garment is another picture of the same size', { timeout: 60_000 }, async () => {
    const hang = { pose: null, vary: 0 }
    const front = await paintGarment('beanie', lookOf('sage'), hang)
    const back = await paintGarment('beanie', lookOf('sage', 'plain', 0, true), hang)
    expect(covered(back.cov)).toBeCloseTo(covered(front.cov), 1)
    expect(back.C.some((v, i) => Math.abs(v - floatAt(front.C, i)) > 0.02)).toBe(true)
  })

  it('a close-up shows a part of the sheet in full resolution', async () => {
    const scene = newScene()
    scene.waiting = []
    await panel(scene, square())
    const cov = new Float32Array(W * H)
    await panel({ ...newScene(), outline: cov }, square())
    expect(covered(cov)).toBeCloseTo(6400 / (W * H), 2)
    await enlargeScene(scene, { x0: 380, y0: 380, scale: 2 })
    // 80 sheet px are 160 px now
    expect(covered(flatten(scene).cov) * W * H).toBeCloseTo(160 * 160, -3)
    const crop = detailCrop('tee', cov)
    expect(crop.scale).toBeGreaterThan(1)
    expect([crop.x0 < 440, crop.x0 + W / crop.scale > 440]).toEqual([true, true])
  })
})

describe('build state', () => {
  it('is used by one draw at a time', async () => {
    const seen: number[] = []
    const draw = (width: number) =>
      oneAtATime(async () => {
        G.XF = width
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(tx(550))
        G.XF = 1
      })
    await Promise.all([draw(1.1), draw(1.2), draw(1.3)])
    expect(seen.map(Math.round)).toEqual([560, 570, 580])
  })

  it('a failing draw does not stop the next one', async () => {
    const failed = oneAtATime(() => Promise.reject(new Error('no cloth')))
    const next = oneAtATime(() => Promise.resolve('drawn'))
    await expect(failed).rejects.toThrow('no cloth')
    expect(await next).toBe('drawn')
  })

  it('styles of a cut differ, except the first ones', () => {
    expect(quirks(lookOf('navy', 'plain', 2), 3)()).toBe(0)
    const quirk = (shape: number) => quirks(lookOf('navy', 'plain', shape), 3)()
    expect(quirk(3)).not.toBe(quirk(6))
    expect(Math.abs(quirk(3))).toBeLessThanOrEqual(1)
  })
})

describe('fabrics', () => {
  it.each([
    ['looped', looped],
    ['velvet', velvet],
    ['linen', linen],
    ['waffle', waffle],
  ])('%s has a relief and plausible colours', async (_name, fabric) => {
    const scene = newScene()
    await panel(scene, square({ ...fabric() }))
    const built = itemAt(scene.panels, 0)
    expect(built.bump?.some((height) => height !== 0)).toBe(true)
    const { diff } = itemAt(flatten(scene).lists, 0)
    expect(diff.every((light) => light >= 0 && light < 2)).toBe(true)
  })

  it('lace is transparent, embroidery is not', async () => {
    const coverage = async (ground: number) => {
      const scene = newScene()
      await panel(scene, square({ ...(await lace({ ground })) }))
      return covered(flatten(scene).cov) * W * H
    }
    expect(await coverage(0.4)).toBeLessThan(0.9 * (await coverage(1)))
  })

  it('down is high between its seams', async () => {
    const scene = newScene()
    const folds = (p: Parameters<typeof quilt>[0]) => quilt(p, (_x, y) => (y - 410) / 30, 30, 1)
    await panel(scene, square({ folds }))
    const { hgt, w, x0, y0 } = itemAt(scene.panels, 0)
    const at = (y: number) => floatAt(hgt, (y - y0) * w + 440 - x0)
    expect(at(425)).toBeGreaterThan(at(440) + 4)
  })
})

describe('hotspots', () => {
  it('are within their picture, and every outfit has at least three', () => {
    for (const name of SCENE_NAMES) {
      const spots = hotspotsOf(name)
      if (name.startsWith('outfit-')) expect(spots.length).toBeGreaterThanOrEqual(3)
      for (const { x, y } of spots) expect([x >= 2, x <= 98, y >= 2, y <= 98]).toEqual([true, true, true, true])
    }
  })
})
