import { makeToken } from './fake-auth'
import { type Answers, cartFragment, makeShop, plantCookie, price } from './shop-fixtures'

type Line = Parameters<typeof cartFragment>[1]

/** A user as the service answers her. */
export const userFragment = (change: object = {}) => ({
  id: 7,
  email: 'saga@mejl.se',
  customerType: 'PERSON',
  gender: 'WOMAN',
  newsletter: false,
  personalId: '',
  memberType: '',
  balanceFormatted: '250 kr',
  balances: [{ currency: 'SEK', amount: 250, amountFormatted: '250 kr' }],
  metaData: null,
  address: {
    firstName: 'Saga',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
    country: 'SE',
  },
  ...change,
})

const ADDRESS = {
  firstName: 'Saga',
  lastName: 'Lind',
  careOf: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  entryCode: '',
  mobile: '',
  company: '',
}

/** An order as the service answers it: in full, so that it also serves lists. */
export function orderFragment(id: number, { lines, ...change }: { lines?: Line } & Record<string, unknown> = {}) {
  const items = lines ?? [{ skuId: 1, quantity: 2, unit: 400 }]
  const cart = cartFragment(`cart-${id}`, items)
  const total = items.reduce((sum, { unit = 400, quantity }) => sum + unit * quantity, 0)
  return {
    id,
    publicId: `public-${id}`,
    createdAt: '2026-11-02T10:00:00Z',
    status: 'pending',
    currency: 'SEK',
    fromBalance: 0,
    orderTotal: price(total + 49),
    discount: price(0),
    shippingFee: price(49),
    paymentFee: price(0),
    message: '',
    billingAddress: ADDRESS,
    shippingAddress: ADDRESS,
    paymentDetails: [
      {
        id: 1,
        name: 'Card',
        displayName: 'Kort',
        isPaid: true,
        paymentDate: '2026-11-02T10:00:00Z',
        reservationNumber: null,
        total: total + 49,
      },
    ],
    shippingDetails: [],
    refunds: [],
    cart: {
      ...cart,
      items: cart.items?.map((item) => ({ ...item, groupKey: null, productPackage: null })),
      summary: { ...cart.summary, vats: [{ rate: 25, amount: (total + 49) * 0.2 }] },
    },
    ...change,
  }
}

/** A shop in a browser whose shopper is signed in. */
export function signedInShop(answers: Answers = {}, config: Parameters<typeof makeShop>[1] = {}) {
  plantCookie('apollo-token', makeToken('saga@mejl.se'))
  return makeShop({ getUser: userFragment(), getOrders: [], ...answers }, config)
}
