import { describe, expect, it } from 'vitest'
import { GARMENTS } from '#garments/garment-table'
import { KINDS, type PictureRecipe } from '#picture-name'
import { companionsFor, isLower } from '#scenes/companions'

const recipe = (more: Partial<PictureRecipe>): PictureRecipe => ({
  kind: 'jumper',
  shape: 0,
  colour: 'navy',
  print: 'plain',
  view: 'outfit',
  ...more,
})

describe('companions of items', () => {
  const worn = KINDS.filter((kind) => !GARMENTS[kind].floor)

  it.each(worn)('%s has companions of other kinds in plain colours', (kind) => {
    for (const colour of ['black', 'white', 'cognac'] as const) {
      const { figure, beside } = companionsFor(recipe({ kind, colour, print: 'floral' }))
      expect(beside.length).toBeGreaterThan(0)
      const all = figure ? [figure, ...beside] : beside
      expect(new Set([kind, ...all.map((companion) => companion.kind)]).size).toBe(all.length + 1)
      expect(all.every(({ print }) => print === 'plain')).toBe(true)
    }
  })

  it('skirts and trousers have an upper piece, knits and shirts a lower one', () => {
    for (const shape of [0, 1, 2]) {
      const below = companionsFor(recipe({ kind: 'jumper', shape })).figure
      expect(below && isLower(below.kind)).toBe(true)
      const above = companionsFor(recipe({ kind: 'pleated-skirt', shape })).figure
      expect(above && !isLower(above.kind)).toBe(true)
    }
    expect(companionsFor(recipe({ kind: 'wrap-dress' })).figure).toBeNull()
  })

  it('are the same for the same items and match their colour', () => {
    expect(companionsFor(recipe({}))).toEqual(companionsFor(recipe({})))
    expect(companionsFor(recipe({ colour: 'cognac' })).beside[0]?.colour).toBe('black')
    expect(companionsFor(recipe({ colour: 'navy' })).beside[0]?.colour).toBe('cognac')
  })
})
