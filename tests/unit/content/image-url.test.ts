import { expect, it } from 'vitest'
import { imageSet, imageUrl, placeholderUrl } from '@/lib/content/image-url'

const BASE = 'https://img.test'
const widthsOf = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

it('R-CMS-04 the resize path carries all seven parameters and an encoded file', () => {
  const options = {
    format: 'webp',
    fit: 'contain',
    width: 320.4,
    height: 400,
    quality: 70,
    background: '#fff',
    dpr: 2,
  } as const
  expect(imageUrl(BASE, 'a/bå.webp', options)).toBe(
    'https://img.test/cdn-cgi/image/format=webp,fit=contain,width=320,height=400,quality=70,background=%23fff,dpr=2/a/b%C3%A5.webp',
  )
  for (const name of ['format', 'fit', 'width', 'height', 'quality', 'background', 'dpr']) {
    expect(imageUrl(BASE, 'a.webp', { width: 1, height: 1 })).toContain(`${name}=`)
  }
})

it('R-CMS-05 the placeholder is 10 × 10 at quality 50', () => {
  expect(placeholderUrl(BASE, 'a.webp')).toMatch(/width=10,height=10,quality=50,/)
})

it('R-CMS-06 the srcset has the breakpoints, with heights in proportion', () => {
  const { src, srcSet } = imageSet(BASE, 'a.webp', { width: 800, height: 1000 })
  expect(widthsOf(srcSet)).toEqual([320, 640, 768, 1024, 1280, 1536])
  expect(srcSet).toContain('width=640,height=800,')
  expect(src).toContain('width=1024,height=1280,')
})

it('R-CMS-06 a card is offered at 480 too, which is 320 at 1.5 dots per pixel', () => {
  const { src, srcSet } = imageSet(BASE, 'a.webp', { width: 400, height: 500 })
  expect(widthsOf(srcSet)).toEqual([320, 480, 640, 768])
  expect(srcSet).toMatch(/width=320,height=400,[^ ]*,dpr=1\.5\/a\.webp 480w/)
  expect(src).toContain('width=640,height=800,')
})

it('R-CMS-06 a thumbnail is offered at its own size and twice that', () => {
  expect(widthsOf(imageSet(BASE, 'a.webp', { width: 80, height: 100 }).srcSet)).toEqual([80, 160])
})
