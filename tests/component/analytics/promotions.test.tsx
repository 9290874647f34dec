// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { Link } from '@/components/ui/link'
import { startAnalytics } from '@/lib/analytics/start-analytics'
import type { Widget, WidgetImage } from '@/lib/content/content-types'
import { mapProductCard } from '@/lib/product/map-product-card'
import { knownPushes, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { FakeRouter } from '@/tests/support/fake-router'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { CONFIG, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

freshBrowser()
let seen = fakeSeen()
let stop = () => {}
beforeEach(() => {
  seen = fakeSeen()
  sellProducts()
})
afterEach(() => {
  cleanup()
  stop()
  removeDataLayer()
})

const card = mapProductCard(product({ productId: 3 }))
if (!card) throw new Error('no card')

const image: WidgetImage = {
  file: 'höst.webp',
  mobileFile: null,
  href: '/c/kjolar',
  alt: 'Höst',
  width: 800,
  height: 600,
}
const button = { href: '/c/kjolar', text: 'Se alla' }
const banner = {
  kind: 'banner',
  image,
  text1: '',
  text2: '',
  buttonText: '',
  tone: 'dark',
  placement: 'below',
  full: false,
} as const
const WIDGETS: Widget[] = [
  { ...banner, id: 'hero', active: true, full: true, text1: 'Höstens färger', buttonText: 'Till kjolarna' },
  { ...banner, id: 'below', active: true, text1: 'Kjolar' },
  { ...banner, id: 'leads-nowhere', active: true, image: { ...image, href: null }, text1: 'Vinter' },
  {
    id: 'on-picture',
    active: true,
    kind: 'text-on-image',
    image,
    heading: 'På bilden',
    subHeading: '',
    button,
    tone: 'dark',
  },
  { id: 'picture', active: true, kind: 'image', image, full: false },
  { id: 'puffs', active: true, kind: 'category-puffs', heading: 'Kategorier', images: [{ ...image, text: 'Kjolar' }] },
  {
    id: 'outfit',
    active: true,
    kind: 'hotspots',
    image,
    heading: 'Klädd',
    text: '',
    button,
    spots: [{ x: 1, y: 1, product: card }],
  },
]

function openHome() {
  const made = makeShop()
  const area = {
    title: '',
    tags: [],
    meta: { title: '', description: '' },
    containers: [{ id: '1', layout: 'full' as const, design: 'default' as const, looks: [], widgets: WIDGETS }],
  }
  renderInShop(
    <FakeRouter>
      <LinkNavigation />
      <header>
        <nav>
          <Link href="/c/kl%C3%A4nningar">Klänningar</Link>
        </nav>
      </header>
      <div id="search">
        <Link href="/s/kappa">kappa</Link>
        <Link href="/s/040%20123%204567">040 123 4567</Link>
      </div>
      <WidgetAreaView site={CONFIG.site} area={area} isPageStart />
    </FakeRouter>,
    made.shop,
  )
  stop = startAnalytics(made.shop, { from: 'document', mayIdentify: () => true })
  return made
}

const promotion = (id: string): Element => {
  const found = document.querySelector(`[data-promo="${id}"]`)
  if (!found) throw new Error(`no promotion ${id}`)
  return found
}

it('R-ANALYTICS-02 each content widget with a link pushes view_promotion once it has been in the viewport', () => {
  vi.useFakeTimers()
  openHome()
  const ids = ['hero', 'below', 'on-picture', 'picture', 'puffs', 'outfit']
  for (const id of [...ids, ...ids]) seen.see(promotion(id))
  vi.advanceTimersByTime(1000)
  expect(document.querySelector('[data-promo="leads-nowhere"]')).toBeNull()
  const views = knownPushes().flatMap((push) => (push.event === 'view_promotion' ? [push.ecommerce] : []))
  expect(views.map(({ promotion_id }) => promotion_id)).toEqual(ids)
  expect(views.map(({ creative_slot }) => creative_slot)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(views.map(({ promotion_name }) => promotion_name)).toEqual([
    'Höstens färger',
    'Kjolar',
    'På bilden',
    'Höst',
    'Kategorier',
    'Klädd',
  ])
})

it('R-ANALYTICS-02 clicks on promotions, menu links and search suggestions are pushed, other clicks are not', async () => {
  openHome()
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })))
  await press('Till kjolarna')
  await press('Klänningar')
  await press('kappa')
  await press('040 123 4567')
  document.body.append(Object.assign(document.createElement('a'), { href: '#main', textContent: 'Hoppa' }))
  await press('Hoppa')
  expect(knownPushes()).toEqual([
    { event: 'select_promotion', ecommerce: expect.objectContaining({ promotion_id: 'hero' }) },
    { event: 'select_content', content_type: 'menu', content_id: '/c/kl%C3%A4nningar' },
    { event: 'select_content', content_type: 'search', content_id: '/s/kappa' },
    { event: 'select_content', content_type: 'search', content_id: '/s/[number]' },
  ])
  document.querySelector('a[href="#main"]')?.remove()
})

it('R-ANALYTICS-02 opening the cart drawer pushes view_cart once, after the cart has loaded', () => {
  const { state } = openHome()
  state().openOverlay('cart')
  expect(knownPushes()).toEqual([])
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 1 }]))
  expect(knownPushes()).toMatchObject([{ event: 'view_cart', ecommerce: { value: 400 } }])
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 2 }]))
  expect(knownPushes()).toHaveLength(1)
  state().closeOverlay()
  state().openOverlay('cart')
  expect(knownPushes()).toHaveLength(2)
})
