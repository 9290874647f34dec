import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'

const { origin } = storefrontOf('fi')

test(
  'after hovering over a product link, a click fetches neither data nor code of the page',
  FULL_RUN,
  async ({ page }) => {
    const { list } = await findPlaces(origin)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/_rsc=|\/chunks\/.*\.js/.test(request.url())) asked.push(request.url())
    })
    await page.goto(origin + list)
    const link = page.getByTestId('product-card').nth(1).getByRole('heading').getByRole('link')
    const href = (await link.getAttribute('href')) ?? ''
    const name = (await link.textContent()) ?? ''
    await link.hover()
    // two requests: the route tree, then the page
    await expect.poll(() => asked.filter((url) => url.includes(`${href}?_rsc=`)).length).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.waitForURL(`**${href}`)
    expect(asked.filter((url) => url.includes(href) || url.includes('/chunks/'))).toEqual([])
  },
)
