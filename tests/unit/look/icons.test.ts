import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadManifest } from '@/lib/pwa/load-manifest'

const read = (path: string): Buffer => readFileSync(`public${path}`)
const { icons = [] } = await loadManifest({ market: 'se', lang: 'sv', mode: 'domain' })

describe('icons of the shop', () => {
  it.each([...icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }])(
    '$src is a PNG of $sizes',
    async ({ src, sizes, type }) => {
      const { format, width, height } = await sharp(read(src)).metadata()
      expect(type).toBe(`image/${format}`)
      // an SVG would be opened as a document of its own while the page is being drawn
      expect(format).toBe('png')
      expect(sizes).toBe(`${width}x${height}`)
    },
  )

  it('the manifest has both icon sizes that phones need, one of them maskable', () => {
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
  })

  it('favicon.ico has the sizes for tabs at one and two pixels per CSS pixel, and for search results', async () => {
    const ico = read('/favicon.ico')
    const count = ico.readUInt16LE(4)
    const sizes = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const at = 6 + 16 * index
        const offset = ico.readUInt32LE(at + 12)
        const { format, width } = await sharp(ico.subarray(offset, offset + ico.readUInt32LE(at + 8))).metadata()
        expect(width).toBe(ico.readUInt8(at))
        return `${format} ${width}`
      }),
    )
    expect(sizes).toEqual(['png 32', 'png 48'])
  })
})
