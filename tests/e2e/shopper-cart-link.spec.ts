import type { BrowserContext } from '@playwright/test'
import { axeProblems } from '@/tests/support/axe-problems'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { makeSharedCart, readCart } from '@/tests/support/shared-cart'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { expectCounted } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

const shop = storefrontOf('dk')
const { origin } = shop
const t = translatorFor(shop.lang)

test.use({ pictures: 'blank' })

const ownId = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies(origin)).find(({ name }) => name === 'ralph-cart')?.value

test(
  'R-NAV-03 T26 a cart link is copied into an empty cart and offered to a filled one; the shopper keeps her own cart',
  FULL_RUN,
  async ({ page, context }) => {
    const [dress, bag] = [await findProduct(shop, 'dress'), await findProduct(shop, 'oneSizeBag')]
    const items = [
      { skuId: dress.skus[0]?.skuId ?? 0, quantity: 2 },
      { skuId: bag.skus[0]?.skuId ?? 0, quantity: 1 },
    ]
    const theirs = await makeSharedCart(shop, items)
    const cart = page.getByRole('dialog', { name: t('cart.title') })

    // an empty cart of her own
    await page.goto(`${origin}/?action=cart#${theirs}`)
    await expect(cart.getByRole('status').filter({ hasText: t('cartLink.added', { count: 3 }) })).toBeVisible()
    await expect(cart.getByTestId('cart-line')).toHaveCount(2)
    await expect(page).toHaveURL(`${origin}/`)
    const mine = await ownId(context)
    expect(mine).toBeTruthy()
    expect(mine).not.toBe(theirs)

    // a reload copies nothing twice
    await page.reload()
    await expectCounted(page, 3)
    await expect(cart).toBeHidden()

    // her own id
    await page.goto(`${origin}/?action=cart#${mine}`)
    await expect(cart.getByTestId('cart-line')).toHaveCount(2)
    await expect(page).toHaveURL(`${origin}/`)

    // with a filled cart the shopper is asked, and can decline
    const offer = page.getByRole('dialog', { name: t('cartLink.title', { count: 3 }) })
    await page.goto(`${origin}/?action=cart#${theirs}`)
    await expect(offer.getByRole('listitem')).toHaveCount(2)
    await expect(offer).toContainText(dress.name)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expectCounted(page, 3)

    // or agree
    await page.goto(`${origin}/?action=cart#${theirs}`)
    await offer.getByRole('button', { name: t('cartLink.add') }).click()
    await expect(cart.getByText(t('cartLink.added', { count: 3 }))).toBeVisible()
    await expect(offer).toBeHidden()
    await expectCounted(page, 6)

    // a link to an unknown cart
    await page.goto(`${origin}/?action=cart#no-such-cart`)
    await expect(cart.getByText(t('cartLink.missing'))).toBeVisible()
    await expectCounted(page, 6)

    expect(await ownId(context), 'the same cart all along').toBe(mine)
    expect((await readCart(shop, theirs)).items, 'theirs is as it was').toEqual(items)
  },
)
