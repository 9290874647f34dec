import { expect, it } from 'vitest'
import { MARKETS } from '#commerce/markets'
import { paymentOptions, paymentOptionType } from '#commerce/payment-options'
import { shippingOptions, shippingOptionType } from '#commerce/shipping-options'
import { resizeImage } from '#images/resize-image'
import { staticFile } from '#images/static-file'

const FLAGS = { isDefault: false, isSelected: false }

it.each(Object.values(MARKETS))(
  'R-CHECKOUT-02 some methods of $alias have a logo, which the image service can draw',
  async (market) => {
    const storefront = { market, lang: market.languages[0] ?? 'fi' }
    const payments = paymentOptions(market.alias).map((option) =>
      paymentOptionType(option, { isSelected: false, snippet: null }, storefront),
    )
    const carriers = shippingOptions(market).map((option) => shippingOptionType(option, 0, FLAGS, storefront))
    const logos = [...payments, ...carriers].flatMap(({ logo }) => logo ?? [])
    expect(payments.some(({ logo }) => logo !== null)).toBe(true)
    expect(payments.some(({ logo }) => logo === null)).toBe(true)
    for (const logo of logos) {
      const file = (await staticFile(logo)) ?? expect.fail(`${logo} is missing`)
      const drawn = await resizeImage(file, {
        format: 'webp',
        fit: 'contain',
        width: 38,
        height: 24,
        quality: 80,
        dpr: 2,
      })
      expect(drawn.length).toBeGreaterThan(0)
    }
  },
)
