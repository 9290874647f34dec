// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import type { Widget } from '@/lib/content/content-types'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const image = { file: 'scene.webp', mobileFile: null, href: null, alt: '', width: 800, height: 600 }

type Banner = Extract<Widget, { kind: 'banner' }>
const banner = (text1: string, change: Partial<Banner> = {}): Banner => ({
  id: text1 || 'untitled',
  active: true,
  kind: 'banner',
  image,
  text1,
  text2: '',
  buttonText: '',
  tone: 'dark',
  placement: 'below',
  full: false,
  ...change,
})
const title = (text: string, titleLevel: 1 | 2): Widget => ({
  id: text,
  active: true,
  kind: 'text',
  title: text,
  titleLevel,
  subtitle: '',
  html: '',
  align: 'none',
})

function draw(...widgets: Widget[]): (string | null)[] {
  const container = { id: '1', layout: 'half' as const, design: 'default' as const, looks: [], widgets }
  const area = { title: '', tags: [], meta: { title: '', description: '' }, containers: [container] }
  renderInShop(<WidgetAreaView site={CONFIG.site} area={area} isPageStart />, makeShop().shop)
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)
}

it.each([
  ['two banners', [banner('A'), banner('B')]],
  ['two banners of full width', [banner('A', { full: true }), banner('B', { full: true })]],
  ['two titles', [title('A', 1), title('B', 1)]],
  ['a banner and a title', [banner('A'), title('B', 1)]],
  ['a title of level 2, then a banner', [title('B', 2), banner('A')]],
  ['a banner without a title, then one with a title', [banner(''), banner('A')]],
  ['a banner with its text on the picture, then a title', [banner('B', { placement: 'on' }), title('A', 1)]],
])('R-CMS-01 a page that starts with %s has one h1', (_what, widgets) => {
  expect(draw(...widgets)).toEqual(['A'])
  if (widgets.some((widget) => 'text1' in widget && widget.text1 === 'B'))
    expect(screen.getByText('B').tagName).toBe('H2')
})
