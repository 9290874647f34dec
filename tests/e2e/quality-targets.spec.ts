import { findDresses, findProduct } from '@/tests/support/find-product'
import { expect, STOREFRONTS, test } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'
import { smallTargets } from '@/tests/support/small-targets'
import { speak } from '@/tests/support/speak'

test.describe.configure({ mode: 'parallel' })
test.use({
  pictures: 'blank',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

for (const shop of STOREFRONTS) {
  const { market, lang, origin } = shop
  const t = speak(lang)

  test(`WCAG 2.5.8 ${market}: on a phone everything that is pressed is 44 px high and wide`, async ({ page }) => {
    const expectLarge = async (what: string) => expect.soft(await smallTargets(page), what).toEqual([])
    const { dresses } = await findDresses(shop)
    const { canonicalUrl } = await findProduct(shop, 'dress')
    await page.goto(origin)
    await expectLarge('home')
    await page.getByRole('button', { name: t('layout.menu'), exact: true }).click()
    const menu = page.locator('#phone-menu')
    await expect(menu).toBeVisible()
    await expectLarge('menu')
    await menu.locator('summary').first().click()
    await expectLarge('menu, one step in')

    await page.goto(origin + encodeURI(dresses.canonicalUrl))
    await expectLarge('list')
    await page.goto(origin + encodeURI(canonicalUrl))
    await page.locator('main details').evaluateAll((sections) => {
      for (const section of sections) section.setAttribute('open', '')
    })
    await expectLarge('product')
    await addFirstSize(page, shop)
    await expect(page.getByText(t('cart.addedTitle'))).toBeVisible()
    await page.getByTestId('cart-count').click()
    const bag = page.getByRole('dialog', { name: t('cart.title') })
    await expect(bag.getByTestId('cart-line')).toBeVisible()
    await expectLarge('bag')
    await bag.getByRole('button', { name: t('cart.remove') }).click()
    await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible()
    await expectLarge('emptied bag')
  })
}
