import { findProduct } from '@/tests/support/find-product'
import { expect, STOREFRONTS, storefrontOf, test } from '@/tests/support/shop-test'
import { expectCounted, firstSize } from '@/tests/support/shop-walk'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

const fi = storefrontOf('fi')
const t = translatorFor('fi')

test.use({ pictures: 'blank' })

test('R-CART-05 the new count is painted within two frames of the click, visible above the notice; the text of the button stays centred', async ({
  page,
}) => {
  await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, 'dress')).canonicalUrl)}`)
  await firstSize(page, fi).click()
  // count the frames of the click, not those of the response
  await whenStarted(page)
  await hydrate(page)
  const add = page.getByTestId('add-to-cart')
  const frames = await add.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const count = document.querySelector('[data-testid="cart-count"]')
        let seen = 0
        const look = () => {
          seen += 1
          if (count?.textContent === '1' || seen > 60) resolve(seen)
          else requestAnimationFrame(look)
        }
        ;(button as HTMLElement).click()
        requestAnimationFrame(look)
      }),
  )
  expect(frames).toBeLessThanOrEqual(2)
  await expectCounted(page, 1)

  const notice = page.getByRole('status').filter({ hasText: t('cart.addedTitle') })
  await expect(notice).toBeVisible()
  const cartButton = page.getByRole('button', { name: t('cart.open', { count: 1 }) })
  const [below, above] = await Promise.all([notice.boundingBox(), cartButton.boundingBox()])
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  // the buy column's width and no more
  expect(below?.width).toBeLessThanOrEqual(420)

  // the style sheets of the cart load with it
  await cartButton.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const middles = await add.evaluate((button) =>
    [button, ...button.children].map((part) => {
      const { left, width } = part.getBoundingClientRect()
      return left + width / 2
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1)
})

test('a build has no development pages', async ({ request }) => {
  for (const { market } of STOREFRONTS) {
    const port = new URL(fi.origin).port
    const ask = (where: string) =>
      request.get(`http://127.0.0.1:${port}${where}`, { headers: { host: `${market}.localhost:${port}` } })
    const page = await ask('/parts')
    expect(page.status()).toBe(404)
    expect(await page.text()).not.toContain('data-force')
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('/parts')
  }
})
