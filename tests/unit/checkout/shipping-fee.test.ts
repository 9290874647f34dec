import { expect, it } from 'vitest'
import { mapShippingMethods } from '@/lib/checkout/delivery/map-shipping-methods'
import { shippingFee } from '@/lib/checkout/order/order-amounts'
import { dataOf, method } from '@/tests/support/delivery-offer'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const feesOf = (market: 'fi' | 'se', lang: 'fi' | 'sv', priceValue: number | null) => {
  const home = method({ id: 13, name: 'Home', fee: 10, externalId: 'x-home' })
  const [mapped] = mapShippingMethods({ shippingOptions: [home], shippingData: dataOf([], priceValue) })
  if (!mapped) throw new Error('The method is missing')
  const { incVat, exVat } = shippingFee({ market, lang }, mapped)
  return [plain(incVat), plain(exVat), mapped.isFree]
}

it.each([
  ['fi', 'fi', 11, ['11,00 €', '8,80 €', false]],
  ['se', 'sv', 139, ['139 kr', '111,20 kr', false]],
  ['se', 'sv', 0, ['0 kr', '0 kr', true]],
  ['se', 'sv', 10, ['10 kr', '8 kr', false]],
  ['se', 'sv', null, ['10 kr', '8 kr', false]],
] as const)(
  'R-CHECKOUT-14 R-PRICE-05 in %s (%s) a fee of %s is formatted as %j, with the VAT rate of the shop’s own fee',
  (market, lang, fee, expected) => {
    expect(feesOf(market, lang, fee)).toEqual(expected)
  },
)
