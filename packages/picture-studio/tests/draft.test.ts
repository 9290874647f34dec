import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { orderFor } from '#draft-order'
import { pixelBox, sheetBox, toPixel, toSheet } from '#engine/density'
import { renderNamed } from '#render-named'

const NAME = 'necklace.1.gold.plain.front.webp'

/** A picture 90 px wide, in grey. */
const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(90, 112, { fit: 'fill' }).greyscale().raw().toBuffer()

describe('a draft', () => {
  it('is rendered for front and back up to 480 px, never for details', () => {
    expect(orderFor(NAME, 480)).toBe(`${NAME}.draft`)
    expect(orderFor(NAME, 481)).toBe(NAME)
    expect(orderFor(NAME.replace('front', 'back'), 320)).toContain('.draft')
    for (const view of ['detail', 'outfit']) expect(orderFor(NAME.replace('front', view), 320)).not.toContain('.draft')
    expect(orderFor('scene.still-bag.webp', 320)).toBe('scene.still-bag.webp')
  })

  it('shows the same as the picture itself, 480 px wide', async () => {
    const draft = await renderNamed(orderFor(NAME, 320))
    expect(await sharp(draft).metadata()).toMatchObject({ width: 480, height: 600 })
    const [a, b] = await Promise.all([small(draft), small(await renderNamed(NAME))])
    const apart = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
    expect(apart).toBeLessThan(2.5)
    // The sheet is not empty: the chain is much darker than the paper.
    expect(Math.min(...a)).toBeLessThan(120)
  })

  it('pixels convert to sheet px and back', () => {
    expect(toPixel(toSheet(37, 0.5), 0.5)).toBeCloseTo(37)
    expect(sheetBox(pixelBox({ x0: 10, y0: 21, w: 30, h: 40 }, 0.5), 0.5)).toEqual({ x0: 10, y0: 20, w: 30, h: 42 })
  })
})
