import { beforeEach, expect, it, vi } from 'vitest'
import { parseWidget, type RawWidget } from '@/lib/content/parse-widget'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const CONFIGURATION = {
  image: { filename: 'outfit.webp', altText: 'Paita ja farkut', width: 1600, height: '1280' },
  heading: 'Tiistai',
  text: 'Paita ja farkut',
  button: { href: '/c/vaatteet', text: 'Katso' },
  spots: [
    { x: 36.4, y: '100', articleNumber: 'K1' },
    { x: 0, y: 50, articleNumber: 'K2' },
  ],
}

const json = (given: unknown): RawWidget => ({
  id: 'w1',
  name: 'JSON',
  type: 'JSONPageWidget',
  sortOrder: 1,
  size: 'full',
  configuration: JSON.stringify({ json: typeof given === 'string' ? given : JSON.stringify(given) }),
  images: [],
})

beforeEach(() => warn.mockClear())

it('R-CMS-01 JSON widget: an outfit with its points on whole per cent, off the rim', () => {
  expect(parseWidget(json({ component: 'hotspots', configuration: CONFIGURATION }))?.content).toEqual({
    kind: 'hotspots',
    image: { file: 'outfit.webp', mobileFile: null, href: null, alt: 'Paita ja farkut', width: 1600, height: 1280 },
    heading: 'Tiistai',
    text: 'Paita ja farkut',
    button: { href: '/c/vaatteet', text: 'Katso' },
    spots: [
      { x: 36, y: 94, articleNumber: 'K1' },
      { x: 6, y: 50, articleNumber: 'K2' },
    ],
  })
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['no JSON', '{', 'json'],
  ['an unknown component', { component: 'carousel3d', configuration: {} }, 'component'],
  [
    'no picture',
    { component: 'hotspots', configuration: { ...CONFIGURATION, image: { width: 1, height: 1 } } },
    'image',
  ],
  ['no points', { component: 'hotspots', configuration: { ...CONFIGURATION, spots: [] } }, 'spots'],
  [
    'a point without its article',
    { component: 'hotspots', configuration: { ...CONFIGURATION, spots: [{ x: 1, y: 1 }] } },
    'articleNumber',
  ],
])('R-CMS-01 a JSON widget with %s is dropped with one log line that says where', (_, given, place) => {
  expect(parseWidget(json(given))).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    event: 'widget-dropped',
    reason: expect.stringContaining(place),
  })
})
