import type { CartFragment } from '@/graphql/generated/graphql'

/** The cart with an account balance that leaves `toPay` kr to pay. */
export const withBalance = (cart: CartFragment, toPay: number): CartFragment => ({
  ...cart,
  summary: cart.summary && {
    ...cart.summary,
    balance: {
      pending: 1,
      pendingFormatted: '1 kr',
      totalSellingPriceExBalanceExVat: toPay * 0.8,
      totalSellingPriceExBalanceIncVat: toPay,
      totalSellingPriceExBalanceExVatFormatted: `${toPay * 0.8} kr`,
      totalSellingPriceExBalanceIncVatFormatted: `${toPay} kr`,
    },
  },
})
