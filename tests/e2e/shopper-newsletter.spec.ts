import type { Page } from '@playwright/test'
import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const shop = storefrontOf('fi')
const { origin } = shop
const t = translatorFor(shop.lang)

const field = (page: Page) => page.getByRole('textbox', { name: t('newsletter.email') })
const send = (page: Page) => page.getByRole('button', { name: t('newsletter.send'), exact: true })

test(
  'an error is shown when the field loses the focus, the input stays, and the confirmation replaces the form',
  FULL_RUN,
  async ({ page }) => {
    await page.goto(origin)
    await field(page).fill('aino@')
    await hydrate(page)
    await field(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText(t('newsletter.invalid', { tld: shop.market }))).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toHaveValue('aino@')
    await field(page).fill('aino@kajo.test')
    await expect(page.getByText(t('newsletter.invalid', { tld: shop.market }))).toBeHidden()
    await send(page).click()
    await expect(page.getByText(t('newsletter.done'))).toBeFocused()
    await expect(field(page)).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form is sent to the server, which redirects to the same page with a message',
    FULL_RUN,
    async ({ page }) => {
      const { dresses } = await findDresses(shop)
      const address = `${origin}${encodeURI(dresses.canonicalUrl)}`
      await page.goto(address)
      await field(page).fill('limited@kajo.test')
      await send(page).click()
      await expect(page).toHaveURL(`${address}#newsletter-limited`)
      await expect(page.getByText(t('newsletter.limited'))).toBeVisible()
      await field(page).fill('helmi@kajo.test')
      await send(page).click()
      await expect(page).toHaveURL(`${address}#newsletter-done`)
      await expect(page.getByText(t('newsletter.done'))).toBeVisible()
    },
  )
})
