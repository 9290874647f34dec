import type { Page } from '@playwright/test'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const shop = storefrontOf('fi')
const { origin } = shop
const t = translatorFor(shop.lang)

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: t('notify.email') })
const send = (page: Page) => page.getByRole('button', { name: t('notify.send') })

async function openProduct(page: Page, article: Parameters<typeof findProduct>[1]): Promise<string> {
  const address = `${origin}${encodeURI((await findProduct(shop, article)).canonicalUrl)}`
  await page.goto(address)
  return address
}

test(
  'R-ROUTE-11 R-LIST-07 the footer links to the brands, and a letter of the index scrolls to its brands, below the header',
  FULL_RUN,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(origin)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('brands.name'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('brands.heading'))
    const index = page.getByRole('navigation', { name: t('brands.letters') })
    await index.getByRole('link', { name: 'S', exact: true }).click()
    await expect(page).toHaveURL(/\/merkit#letter-53$/)
    const letter = page.getByRole('heading', { level: 2, name: 'S', exact: true })
    await expect(letter).toBeInViewport()
    await expect(index, 'stays in sight').toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const heading = await letter.boundingBox()
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    await expect(index.getByText('Q')).toBeVisible()
    await expect(index.getByRole('link', { name: 'Q' })).toHaveCount(0)
  },
)

test('T28 T31 a former or made-up address of a product redirects to its own with 308, in one step', async () => {
  const { canonicalUrl } = await findProduct(shop, 'dress')
  const alias = encodeURI(canonicalUrl).split('/').at(-1)
  const madeUp = [`/p/x/${alias}`, `/p/made/up/${alias}`, `/p/${alias}`, `/product/${alias}`]
  for (const path of ['/p/vanamo-mekko-tummansininen', '/p/mekot/vanamo-mekko-tummansininen', ...madeUp]) {
    const { status, headers } = await rawRequest(origin, path)
    expect([status, headers.location], path).toEqual([308, encodeURI(canonicalUrl)])
  }
  expect((await rawRequest(origin, encodeURI(canonicalUrl))).status).toBe(200)
  expect((await rawRequest(origin, '/p/never-was-there')).status).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'for a sold-out size the notify form replaces the button, and the server returns its outcome as text',
    FULL_RUN,
    async ({ page }) => {
      const address = await openProduct(page, 'onePieceDress')
      await expect(field(page)).toBeHidden()
      await page.getByTestId('size-option').filter({ hasText: '36' }).click()
      await expect(page.getByTestId('add-to-cart')).toBeHidden()
      await field(page).fill('limited@kajo.test')
      await send(page).click()
      await expect(page).toHaveURL(`${address}#notify-limited`)
      await expect(page.getByText(t('notify.limited'))).toBeVisible()
      await send(page).click()
      await expect(page.getByText(t('notify.incomplete')), 'a new document has no size chosen').toBeVisible()
      await page.getByTestId('size-option').filter({ hasText: '36' }).click()
      await field(page).fill('helmi@kajo.test')
      await send(page).click()
      await expect(page).toHaveURL(`${address}#notify-done`)
      await expect(page.getByText(t('notify.done.return'))).toBeVisible()
      await page.getByTestId('size-option').filter({ hasText: '38' }).click()
      await expect(page.getByText(t('notify.done.return')), 'the chosen size can be bought').toBeHidden()
    },
  )
})
