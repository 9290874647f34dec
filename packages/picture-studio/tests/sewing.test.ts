import { describe, expect, it } from 'vitest'
import { floatAt } from '#engine/array-at'
import { DRAFT, sheetSize } from '#engine/density'
import { buckle } from '#engine/drape'
import type { Panel } from '#engine/scene-types'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { paintGarment } from '#paint-garment'
import type { Kind } from '#picture-name'

const { w: DRAFT_WIDTH } = sheetSize(DRAFT)

/** Whether items cover a pixel of their draft. */
const coverage = async (kind: Kind, shape: number) => {
  const { cov } = await paintGarment(kind, lookOf('wine', 'plain', shape), hangOf(kind, shape, 'front'), DRAFT)
  return (x: number, y: number) => floatAt(cov, y * DRAFT_WIDTH + x) > 0.5
}

/** First covered pixel of a row from the left, or null. */
const leftEdge = (isCovered: (x: number, y: number) => boolean, y: number): number | null => {
  for (let x = 0; x < DRAFT_WIDTH; x++) if (isCovered(x, y)) return x
  return null
}

const cloth = (): Panel => {
  const side = 160
  const make = (value: number) => new Float32Array(side * side).fill(value)
  const nothing = { bump: null, aux: null, u: null, bl: null, b: null, kb: null, RX: null, RY: null }
  return { x0: 0, y0: 0, w: side, h: side, M: make(1), hgt: make(0), dist: make(50), ...nothing }
}

/** Sharpness of folds relative to their height. */
const sharpness = (round?: number): number => {
  const p = cloth()
  buckle(p, { seed: 3, lam: 40, round, field: (_x, _y, o) => o.splice(0, 2, 0.3, 0.05) })
  let bend = 0
  let height = 0
  for (let y = 30; y < 130; y++)
    for (let i = y * p.w + 30; i < y * p.w + 130; i++) {
      bend = Math.max(bend, Math.abs(floatAt(p.hgt, i - 1) + floatAt(p.hgt, i + 1) - 2 * floatAt(p.hgt, i)))
      height = Math.max(height, Math.abs(floatAt(p.hgt, i)))
    }
  return bend / height
}

describe('sewing', () => {
  it('rounded folds bend less sharply than creased ones', () => {
    expect(sharpness(2)).toBeLessThan(0.6 * sharpness())
  })

  it.each([1, 2, 3])('a sleeve of cut %i meets its cuff without a gap', async (shape) => {
    const isCovered = await coverage('wrap-dress', shape)
    const edge = Array.from({ length: 320 }, (_, row) => leftEdge(isCovered, 107 + row)).filter((x) => x !== null)
    // the left sleeve leans outwards all the way down to the corner of its cuff
    const sleeve = edge.slice(
      0,
      edge.findIndex((x, row) => edge.slice(row + 1, row + 32).every((next) => next > x)),
    )
    const dents = sleeve.map((x, row) => x - Math.min(...sleeve.slice(0, row + 1)))
    expect(Math.max(...dents)).toBeLessThanOrEqual(1)
  })
})
