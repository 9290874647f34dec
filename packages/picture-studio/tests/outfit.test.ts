import { describe, expect, it } from 'vitest'
import { GARMENTS } from '#garments/garment-table'
import { KINDS, type Kind, type PictureRecipe } from '#picture-name'
import { companionsFor } from '#scenes/companions'

const recipe = (more: Partial<PictureRecipe>): PictureRecipe => ({
  kind: 'jumper',
  shape: 0,
  colour: 'navy',
  print: 'plain',
  view: 'outfit',
  ...more,
})

const LOWER: readonly Kind[] = ['trousers', 'jeans', 'pleated-skirt', 'a-line-skirt', 'denim-skirt', 'shorts']
const UPPER: readonly Kind[] = [
  ...(['cable-knit', 'jumper', 'roll-neck', 'cardigan', 'knit-vest', 'tee', 'camisole'] as const),
  ...(['shirt', 'bow-blouse', 'blazer', 'leather-jacket', 'denim-jacket'] as const),
]

/** The companions of a kind in several shapes, in a dark and a light colour. */
const companionsOfAll = (kind: Kind) =>
  [0, 1, 2].flatMap((shape) =>
    (['navy', 'white'] as const).map((colour) => companionsFor(recipe({ kind, shape, colour }))),
  )

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

  it.each([...LOWER])('%s has an upper piece', (kind) => {
    for (const { figure } of companionsOfAll(kind)) expect(UPPER).toContain(figure?.kind)
  })

  it.each([...UPPER])('%s has a lower piece', (kind) => {
    for (const { figure } of companionsOfAll(kind)) expect(LOWER).toContain(figure?.kind)
  })

  it.each(worn.filter((kind) => ![...LOWER, ...UPPER].includes(kind)))('%s has no upper or lower piece', (kind) => {
    for (const { figure } of companionsOfAll(kind)) expect(figure).toBeNull()
  })

  it('are the same for the same items and match their colour', () => {
    expect(companionsFor(recipe({}))).toEqual(companionsFor(recipe({})))
    expect(companionsFor(recipe({ colour: 'cognac' })).beside[0]?.colour).toBe('black')
    expect(companionsFor(recipe({ colour: 'navy' })).beside[0]?.colour).toBe('cognac')
  })
})
