import { demoCustomers, demoResets } from '#demo/demo-customers'
import { FIRST_RETURN } from '#returns/return-data'
import type { ShopData } from './shop-records'

export const FIRST_ORDER = 100_001

export const emptyShop = (): ShopData => ({
  version: 1,
  carts: {},
  orders: {},
  keys: {},
  nextOrder: FIRST_ORDER,
  subscribers: [],
  smsConsents: [],
  monitors: [],
  payments: {},
  stock: { ordered: {}, replaced: {} },
  mails: [],
  customers: demoCustomers(),
  sessions: {},
  nextCustomer: 1001,
  passwordResets: demoResets(),
  tokenSecret: null,
  returns: {},
  complaints: {},
  photos: {},
  statements: {},
  nextReturn: FIRST_RETURN,
})
