import { describe, expect, it } from 'vitest'
import { describeShape } from '#describe-shape'
import { H, W } from '#engine/noise'
import { FILLED, frameFor, heightLimit } from '#frame'
import { hangOf } from '#hang'
import { lookOf } from '#look-of'
import { measureGarment } from '#paint-garment'
import { KINDS, type Kind } from '#picture-name'
import { CUT_FACTS } from '#shape-facts'

/** Outlines are measured in cells of 3 px. */
const CELL = 3

async function inPicture(kind: Kind, shape: number) {
  const { pose, vary } = hangOf(kind, shape, 'front')
  const hang = { vary, pose: { ...pose, ...(await frameFor(kind, shape, 'front')) } }
  const { x0, y0, x1, y1 } = await measureGarment(kind, lookOf('grey', 'plain', shape), hang)
  return { width: x1 - x0 + 1, height: y1 - y0 + 1, x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2 }
}

/** The first cut and the shortest one. */
function shapesOf(kind: Kind): number[] {
  const lengths = CUT_FACTS[kind].map(({ length = 0 }) => length)
  return [...new Set([0, lengths.indexOf(Math.min(...lengths))])]
}

describe('how items fill their picture', () => {
  it.each(KINDS)('%s fills 84 percent of the width or its share of the height, and is centred', async (kind) => {
    for (const shape of shapesOf(kind)) {
      const { width, height, x, y } = await inPicture(kind, shape)
      const fill = [width / (FILLED.width * W), height / (heightLimit(kind, shape) * H)]
      expect(Math.max(...fill), `${kind} ${shape}`).toBeGreaterThan(0.975)
      expect(Math.max(...fill), `${kind} ${shape}`).toBeLessThan(1.025)
      expect(Math.abs(x - W / 2)).toBeLessThan(3 * CELL)
      expect(Math.abs(y - H / 2)).toBeLessThan(3 * CELL)
    }
  })

  it('a short cut looks shorter than a long one of its kind', async () => {
    for (const [kind, long, short] of [
      ['puffer', 2, 3],
      ['slip-dress', 0, 1],
      ['pleated-skirt', 0, 3],
    ] as const)
      expect((await inPicture(kind, short)).height, kind).toBeLessThan(0.87 * (await inPicture(kind, long)).height)
  })

  it.each(KINDS)('%s: the height limit grows with the length, up to the whole share', (kind) => {
    const cuts = [...CUT_FACTS[kind].keys()].map((shape) => ({
      length: describeShape(kind, shape).length ?? 0,
      limit: heightLimit(kind, shape),
    }))
    const sorted = cuts.toSorted((a, b) => a.length - b.length)
    expect(sorted.at(-1)?.limit).toBeCloseTo(FILLED.height)
    expect(sorted.map(({ limit }) => limit)).toEqual(cuts.map(({ limit }) => limit).toSorted((a, b) => a - b))
  })

  it('the back is no larger than the front', async () => {
    for (const kind of ['jumper', 'pump', 'silk-scarf'] as const) {
      const [front, back] = await Promise.all([frameFor(kind, 1, 'front'), frameFor(kind, 1, 'back')])
      expect(back.scale).toBeLessThanOrEqual(front.scale)
    }
  })
})
