import { describe, expect, it } from 'vitest'
import { describeShape } from '#describe-shape'
import { H, W } from '#engine/noise'
import { newScene } from '#engine/scene'
import type { Baked } from '#engine/scene-types'
import { GARMENTS } from '#garments/garment-table'
import { lookOf } from '#look-of'
import type { Kind } from '#picture-name'

const SHAPES = Array.from({ length: 12 }, (_, shape) => shape)

/** Cached geometry, with which drawing only records colours and is fast. */
const known: Baked = { lists: [], cov: new Float32Array(), floor: null }

/** Number of panels with this shine, by which buttons are recognised. */
async function shining(kind: Kind, shape: number, spec: number): Promise<number> {
  const scene = newScene({ baked: known })
  const { draw } = await GARMENTS[kind].load()
  await draw(scene, lookOf('navy', 'plain', shape))
  return scene.looks.filter(({ mat, tex }) => !tex && Math.abs(mat.spec - spec) < 1e-6).length
}

/** Width of what is drawn at a height of the sheet, in px. */
async function widthAt(kind: Kind, shape: number, y: number): Promise<number> {
  const scene = { ...newScene(), outline: new Float32Array(W * H) }
  const { draw } = await GARMENTS[kind].load()
  await draw(scene, lookOf('navy', 'plain', shape))
  return scene.outline.subarray(y * W, (y + 1) * W).reduce((sum, cell) => sum + cell, 0)
}

describe('T29 the drawing agrees with the facts of its shape', () => {
  // shine of a front button, and how many buttons of that shine sit elsewhere
  it.each([
    ['blazer', 0.27, 0],
    ['coat', 0.27, 2],
    ['shirt', 0.15, 2],
    ['cardigan', 0.18, 0],
  ] as const)('%s has as many buttons as its facts say, in every shape', async (kind, spec, elsewhere) => {
    for (const shape of SHAPES) {
      const isGilt = kind === 'cardigan' && shape % 5 === 4
      const drawn = await shining(kind, shape, isGilt ? 0.39 : spec)
      expect(drawn - elsewhere, `${kind} ${shape}`).toBe(describeShape(kind, shape).buttons)
    }
  })

  it('blazers come with one button and with two', () => {
    expect(SHAPES.map((shape) => describeShape('blazer', shape).buttons)).toEqual([1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2])
  })

  it.each(['trousers', 'jeans'] as const)('legs of %s are wide, straight or narrow as said', async (kind) => {
    const widths = await Promise.all(SHAPES.slice(0, 6).map((shape) => widthAt(kind, shape, 960)))
    const of = (leg: string) => widths.filter((_, shape) => describeShape(kind, shape).leg === leg)
    for (const wide of of('wide')) for (const other of of('straight')) expect(wide).toBeGreaterThan(1.15 * other)
    for (const narrow of of('narrow')) for (const other of of('straight')) expect(narrow).toBeLessThan(0.9 * other)
  })
})
