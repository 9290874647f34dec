import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localiseWidget } from '@/lib/content/localise-widget'
import { mapMenu } from '@/lib/content/map-menu'
import { parseWidget, type RawWidget } from '@/lib/content/parse-widget'
import { parseWidgetArea } from '@/lib/content/parse-widget-area'
import { plainText, sanitizeHtml } from '@/lib/content/sanitize-html'
import { siteHref } from '@/lib/content/site-href'
import type { Site } from '@/lib/market/site'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const FI_SV: Site = { market: 'fi', lang: 'sv', mode: 'domain' }

const widget = (name: string, configuration: unknown, given: Partial<RawWidget> = {}): RawWidget => ({
  id: 'w1',
  name,
  type: `${name}PageWidget`,
  sortOrder: 1,
  size: 'full',
  configuration: typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
  images: [{ fileName: 'wide.webp', largestSize: { imageWidth: 2000, imageHeight: 800 } }],
  ...given,
})
const IMAGE = { filename: 'wide.webp', filenameForMobileDevice: 'phone.webp', href: '/c/mekot', altText: 'Mekkoja' }

beforeEach(() => warn.mockClear())
afterEach(() => vi.useRealTimers())

it('R-CMS-01 text: levels, alignment and clean HTML', () => {
  const parsed = parseWidget(
    widget('Text', {
      title: 'Hei',
      titleRenderMode: 0,
      text: '<p onclick="x()">A<script>1</script></p>',
      textAlignment: '2',
      subtitle: null,
    }),
  )
  expect(parsed?.content).toEqual({
    kind: 'text',
    title: 'Hei',
    titleLevel: 1,
    subtitle: '',
    html: '<p>A</p>',
    align: 'center',
  })
})

it('R-CMS-01 banner: picture with its size, tone, and the placement of its width', () => {
  const given = {
    image: IMAGE,
    text1: 'A',
    text2: 'B',
    buttonText: 'C',
    textColor: 1,
    textAndButtonPlacementFullWidth: 2,
  }
  expect(parseWidget(widget('Banner', { ...given, classNames: 'full' }))?.content).toMatchObject({
    kind: 'banner',
    image: { file: 'wide.webp', mobileFile: 'phone.webp', href: '/c/mekot', alt: 'Mekkoja', width: 2000, height: 800 },
    tone: 'light',
    placement: 'right',
    full: true,
  })
  expect(parseWidget(widget('Banner', { ...given, textAndButtonPlacement: 1 }))?.content).toMatchObject({
    placement: 'on',
  })
})

it('R-CMS-01 image: the phone file replaces a missing desktop file', () => {
  const parsed = parseWidget(widget('Image', { image: { filenameForMobileDevice: 'phone.webp' } }))
  expect(parsed?.content).toMatchObject({ kind: 'image', image: { file: 'phone.webp', mobileFile: null, href: null } })
})

it('R-CMS-01 buttons are read in both shapes, and empty ones left out', () => {
  const parsed = parseWidget(
    widget('Buttons', { buttons: [{ url: '/a', buttonText: 'A' }, { href: '/b', text: 'B' }, { url: '/c' }] }),
  )
  expect(parsed?.content).toEqual({
    kind: 'buttons',
    buttons: [
      { href: '/a', text: 'A' },
      { href: '/b', text: 'B' },
    ],
  })
})

it('R-CMS-01 product list: valid search parameters, and four products for each page of the widget', () => {
  const parsed = parseWidget(
    widget('Product list', {
      title: 'Uutta',
      pageCount: 2,
      slideshowDisabled: true,
      searchParameters: { categoryIds: ['3'], sort: 'LATEST', foo: 1 },
    }),
  )
  expect(parsed?.content).toEqual({
    kind: 'product-list',
    title: 'Uutta',
    mode: 'DEFAULT',
    searchParameters: { categoryIds: [3], sort: 'LATEST' },
    slideshowDisabled: true,
    pageCount: 8,
  })
})

it('R-CMS-01 a widget with an unknown name is found by its type', () => {
  const parsed = parseWidget(widget('Text', { text: '<p>A</p>' }, { name: 'Kampanja', type: 'Rich textPageWidget' }))
  expect(parsed?.content).toEqual({ kind: 'rich-text', html: '<p>A</p>' })
})

it.each([
  ['@import "x"', ''],
  ['p{background:url(x)}', ''],
  ['p{background:u\\72l(x)}', ''],
  ['@\\69mport "x"', ''],
  ['p{background:image-set("https://a.test/x" 1x)}', ''],
  ['p{color:red}', 'p{color:red}'],
])('R-CMS-01 HTML keeps no style sheet that fetches: %s', (css, kept) => {
  const parsed = parseWidget(widget('HTML', { html: '<p>A</p>', css }))
  expect(parsed?.content).toEqual({ kind: 'html', html: '<p>A</p>', css: kept })
})

it.each([
  ['unknown', widget('Hologram', {})],
  ['not JSON', widget('Text', '{')],
  ['without its picture', widget('Image', { image: { altText: 'x' } })],
])('R-CMS-01 a widget that is %s is dropped with one log line', (_, given) => {
  expect(parseWidget(given)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    level: 'warn',
    event: 'widget-dropped',
    id: 'w1',
  })
})

it('R-CMS-01 a disabled widget is left out without a log line', () => {
  expect(parseWidget(widget('Text', { text: 'A', active: false }))).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it('R-CMS-01 an area is in display order, without empty containers', () => {
  const container = (id: number, sortOrder: number, widgets: RawWidget[], layout = 'half') => ({
    id,
    name: '',
    sortOrder,
    layout,
    design: 'contained-x',
    classNames: ['uneven', 'made-up', null],
    responsiveMode: '',
    widgets,
  })
  const area = parseWidgetArea({
    id: 1,
    name: 'front',
    title: null,
    familyName: null,
    tags: ['menu', null],
    meta: { title: '', description: null },
    containers: [
      container(2, 2, [
        widget('Text', { title: 'B' }, { sortOrder: 2 }),
        widget('Text', { title: 'A' }, { id: 'w0', sortOrder: 1 }),
      ]),
      container(1, 1, [widget('Text', { title: 'first' })], 'odd'),
      container(3, 3, [widget('Hologram', {})]),
    ],
  })
  expect(area).toMatchObject({ title: 'front', tags: ['menu'], meta: { title: 'front', description: '' } })
  expect(area.containers.map(({ id, layout, design, looks }) => [id, layout, design, looks])).toEqual([
    ['1', 'full', 'default', ['uneven']],
    ['2', 'half', 'default', ['uneven']],
  ])
  expect(area.containers[1]?.widgets.map(({ id }) => id)).toEqual(['w0', 'w1'])
})

it('R-MARKET-01 links of editors get the prefix of the site, and unsafe ones are removed', () => {
  expect(siteHref(FI_SV, '/c/märken?sort=PRICE#top')).toBe('/sv/c/m%C3%A4rken?sort=PRICE#top')
  expect(siteHref(FI_SV, '/c/m%C3%A4rken')).toBe('/sv/c/m%C3%A4rken')
  expect(siteHref({ market: 'no', lang: 'nb', mode: 'path' }, '/')).toBe('/no/nb')
  expect(siteHref(FI_SV, 'https://example.com/a')).toBe('https://example.com/a')
  for (const bad of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', '', null]) {
    expect(siteHref(FI_SV, bad)).toBeNull()
  }
})

it('R-MARKET-01 every link of a widget has the prefix of the site', () => {
  const puffs = parseWidget(widget('Category puffs', { heading: 'H', images: [{ ...IMAGE, text: 'Mekot' }] }))
  if (puffs?.content.kind !== 'category-puffs') throw new Error('not puffs')
  expect(localiseWidget(FI_SV, 'w', puffs.content)).toMatchObject({ images: [{ href: '/sv/c/mekot', text: 'Mekot' }] })
  const html = '<a class="x" href="/om">Om</a> <a href="https://a.test/">A</a> <a href="//b.test/">B</a>'
  expect(localiseWidget(FI_SV, 'w', { kind: 'rich-text', html: sanitizeHtml(html) })).toMatchObject({
    // `data-link`: opens as the shop's own links do
    html: '<a data-link="" class="x" href="/sv/om">Om</a> <a href="https://a.test/">A</a> <a>B</a>',
  })
})

it('R-CMS-01 scripts, handlers, styles, frames and h1 are removed from HTML of editors', () => {
  const clean = sanitizeHtml(
    '<h1>A</h1><img src="x" onerror="1"><a href="javascript:1" target="_blank">b</a><style>p{}</style><iframe src="//x"></iframe>',
  )
  expect(clean).toBe('<h2>A</h2><img src="x" /><a target="_blank" rel="noopener noreferrer">b</a>')
  expect(plainText('<p>A &amp; B<br>C</p><p>D</p>')).toBe('A & B C D')
})

it('R-LIST-10 a menu keeps order and levels, hidden and nameless items are left out', () => {
  const item = (id: string, order: number, given = {}) => ({
    id,
    label: id,
    title: null,
    targetBlank: false,
    type: 'category',
    order,
    hidden: false,
    canonicalUrl: `/c/${id}`,
    ...given,
  })
  const menu = mapMenu(FI_SV, {
    id: 'm',
    title: null,
    menuItems: [
      { ...item('b', 2), children: [{ ...item('b1', 1), children: [item('b2', 1)] }] },
      { ...item('a', 1), children: null },
      { ...item('h', 0, { hidden: true }), children: null },
      { ...item('n', 0, { label: null }), children: null },
      { ...item('x', 0, { canonicalUrl: null }), children: null },
    ],
  })
  expect(menu.items.map(({ label, href }) => [label, href])).toEqual([
    ['a', '/sv/c/a'],
    ['b', '/sv/c/b'],
  ])
  expect(menu.items[1]?.children[0]?.children[0]?.label).toBe('b2')
})
