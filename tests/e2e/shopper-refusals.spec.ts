import { FULL_RUN } from '@/tests/support/full-run'
import { openProduct } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { expectCounted, firstSize } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

const t = translatorFor('fi')

test.use({ pictures: 'blank' })

test(
  'R-PDP-03 adding without a size shows the specified message and sends nothing',
  FULL_RUN,
  async ({ page, privateShop }) => {
    await openProduct(page, privateShop, 'dress')
    await page.getByTestId('add-to-cart').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sinun on ensin valittava koko' })).toBeVisible()
    await expect(page.getByTestId('size-option').getByRole('radio').first()).toBeFocused()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    expect((await privateShop.control()).calls.addToCart).toBeUndefined()
  },
)

test(
  'R-PDP-04 R-PDP-09 more than the stock cannot be added, and the message has the number of pieces',
  FULL_RUN,
  async ({ page, privateShop }) => {
    await openProduct(page, privateShop, 'onePieceDress')
    const size = (name: string) => page.getByTestId('size-option').filter({ hasText: name })
    const error = page.getByRole('main').getByRole('alert')
    await size('36').click()
    await expect(page.getByTestId('add-to-cart'), 'the offer to tell stands in its place').toBeHidden()
    await expect(page.getByText(t('notify.title.return'))).toBeVisible()

    await size('38').click()
    await page.getByTestId('add-to-cart').click()
    await expectCounted(page, 1)
    // it opens under the pointer, and stays as long as the pointer is on it
    await page.getByRole('button', { name: t('cart.addedClose') }).click()
    await page.getByTestId('add-to-cart').click()
    await expect(error).toHaveText(t('product.threshold', { stock: 1 }))
    expect((await privateShop.control()).calls.addToCart, 'the refused ones were never sent').toBe(1)
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  },
)

test(
  'R-PDP-09 when others have bought the last pieces, the backend refuses, the page shows how many are left, and the cart stays',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { product, storefront } = await openProduct(page, privateShop, 'dress')
    await firstSize(page, storefront).click()
    await page.getByTestId('add-to-cart').click()
    await expectCounted(page, 1)
    await privateShop.control({ skuStock: { skuId: product.skus[0]?.skuId ?? 0, n: 1 } })
    await page.getByTestId('add-to-cart').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('product.notEnough', { stock: 1 }))
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  },
)
