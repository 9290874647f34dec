// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsOptions, startAnalytics } from '@/lib/analytics/start-analytics'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { dataLayer, pushedNames, removeDataLayer } from '@/tests/support/data-layer'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { PURCHASE_EVENT } from '@/tests/support/purchase'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

freshBrowser()
beforeEach(() => void fakeSeen())

let stop = () => {}
afterEach(() => {
  stop()
  removeDataLayer()
})

const { lines } = makeCart('c', [{ skuId: 7, quantity: 1 }])
const [LINE] = lines as [(typeof lines)[number]]
const ORDER = { ...PURCHASE_EVENT, lines }

describe('events from before analytics started', () => {
  const LATER = 5000

  /** A shop that was used on an earlier page and on the present one. */
  function usedShop(): Shop {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { shop } = makeShop()
    emit(shop, 'route:change', { path: '/c/kjolar' })
    emit(shop, 'cart:add', LINE)
    vi.setSystemTime(Date.now() + LATER)
    emit(shop, 'route:change', { path: '/' })
    emit(shop, 'checkout:purchase', ORDER)
    vi.setSystemTime(Date.now() + LATER)
    return shop
  }
  const start = (from: AnalyticsOptions['from']) => {
    stop = startAnalytics(usedShop(), { from, mayIdentify: () => true })
  }

  it('R-ANALYTICS-01 with stored consent, all events of the document are reported', () => {
    start('document')
    expect(
      pushedNames()
        .filter((name) => /location|virtual|cart|purchase/.test(name))
        .toSorted(),
    ).toEqual(['add_to_cart', 'original_location', 'purchase', 'virtual_page_view'].toSorted())
  })

  it('R-ANALYTICS-01 with consent given on a page, only the events of that page are reported', () => {
    start('page')
    expect(pushedNames().toSorted()).toEqual(['page_data', 'purchase', 'virtual_page_view'])
  })

  it('R-ANALYTICS-01 with consent withdrawn and given again, no earlier event is reported', () => {
    start('now')
    expect(dataLayer()).toBeUndefined()
  })
})
