import { expect, it } from 'vitest'
import { priceView } from '@/lib/product/price-view'
import { lowest, price } from './fixtures'

it('R-PDP-06 R-PDP-07 struck price and percentage are of the lowest price, and the regular price is shown', () => {
  const view = priceView(price(400, 500), lowest(400, 450))
  expect(view.struck).toEqual({ incVat: '450 kr', exVat: '360 kr' })
  expect(view.percentage).toBe(11)
  expect(view.regular).toEqual({ incVat: '500 kr', exVat: '400 kr' })
  expect(view.selling).toEqual({ incVat: '400 kr', exVat: '320 kr' })
  expect(view.isDiscounted).toBe(true)
})

it('R-PDP-06 the regular price is not repeated when it equals the struck one', () => {
  expect(priceView(price(400, 500), lowest(400, 500)).regular).toBeNull()
})

it('R-PDP-06 no price is struck when the lowest price of 30 days equals the current one; the regular price is shown', () => {
  const view = priceView(price(400, 500), lowest(400, 400))
  expect(view).toMatchObject({ struck: null, percentage: null, isDiscounted: false })
  expect(view.regular?.incVat).toBe('500 kr')
})

it('R-PRICE-05 R-PRICE-01 an undiscounted price has its two forms and its amounts, and nothing else', () => {
  expect(priceView(price(400), null)).toEqual({
    selling: { incVat: '400 kr', exVat: '320 kr' },
    struck: null,
    percentage: null,
    regular: null,
    sellingIncVat: 400,
    regularIncVat: 400,
    isDiscounted: false,
  })
})

it('R-PRICE-05 a form that the service has not formatted is the plain number, never empty', () => {
  const view = priceView({ ...price(400), sellingPriceExVatFormatted: null }, null)
  expect(view.selling.exVat).toBe('320')
})

it('R-PDP-07 a comparison price without isDiscounted is not struck', () => {
  const compared = { ...lowest(400, 450), isDiscounted: false }
  expect(priceView(price(400, 500), compared)).toMatchObject({ struck: null, percentage: null, isDiscounted: false })
})
