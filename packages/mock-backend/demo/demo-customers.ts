import type { CustomerRecord } from '#accounts/account-records'
import type { MarketAlias } from '#catalogue/types'

/** scrypt of the hash that browsers send for `kajo-demo-2026`, precomputed so that a start takes no longer. */
const PASSWORD: CustomerRecord['password'] = { salt: 'kajo-demo', hash: 'bREnOFfQeOhJ4hMjg22qf+oHkwjYtEARnV+rt+HxGJA=' }

const CREATED = Date.parse('2026-01-15T09:00:00Z')

const LANGS = { fi: 'fi', se: 'sv', no: 'nb', dk: 'da' } as const satisfies Record<MarketAlias, CustomerRecord['lang']>

/** Where each customer lives: market, first name, last name, street, postcode, town, telephone. */
type Home = [MarketAlias, string, string, string, string, string, string]

function demoCustomer(id: number, home: Home, more: Partial<CustomerRecord> = {}): CustomerRecord {
  const [market, firstName, lastName, addressLine1, zip, city, mobile] = home
  const ascii = `${firstName}.${lastName}`.toLowerCase()
  return {
    id,
    email: `${ascii}@example.${market}`,
    password: PASSWORD,
    customerType: 'PERSON',
    gender: 'UNSPECIFIED',
    newsletter: false,
    personalId: null,
    address: { firstName, lastName, addressLine1, zip, city, country: market.toUpperCase(), mobile },
    metaData: null,
    memberType: '',
    memberId: 0,
    balances: {},
    market,
    lang: LANGS[market],
    createdAt: CREATED,
    provenAt: CREATED,
    proofHash: null,
    ...more,
  }
}

/** Ids of the customers whose orders are in `demo-orders.ts`. */
export const DEMO = { aino: 101, saga: 102, nora: 103, ida: 104, company: 105, student: 106, curve: 107, balance: 108 }

/** SHA-256 of the expired reset key `kajo-expired-reset-key`. */
const EXPIRED_RESET = 'JLz/dD3zm33mOrcm3Q1+EfzD6PPc0wFLUFpdx2/NXHk='
const EXPIRED_CUSTOMER = 109

/** Customers above this id have registered. */
export const LAST_DEMO_ID = 1000

/** The customers of a new state, by id; the README lists them. All have the password `kajo-demo-2026`. */
export function demoCustomers(): Record<string, CustomerRecord> {
  const customers = [
    demoCustomer(DEMO.aino, ['fi', 'Aino', 'Laine', 'Mannerheimintie 12', '00100', 'Helsinki', '+358401234567']),
    demoCustomer(DEMO.saga, ['se', 'Saga', 'Lind', 'Storgatan 5', '111 22', 'Stockholm', '+46701234567'], {
      gender: 'WOMAN',
      newsletter: true,
    }),
    demoCustomer(DEMO.nora, ['no', 'Nora', 'Dahl', 'Karl Johans gate 3', '0154', 'Oslo', '+4741234567']),
    demoCustomer(DEMO.ida, ['dk', 'Ida', 'Holm', 'Nørregade 8', '1165', 'København', '+4520123456']),
    demoCustomer(DEMO.company, ['se', 'Erik', 'Norman', 'Hamngatan 2', '411 06', 'Göteborg', '+46707654321'], {
      email: 'inkop@example.se',
      customerType: 'ORGANIZATION',
      personalId: '559999-0005',
      address: {
        ...{ company: 'Norrsken Kontor AB', firstName: 'Erik', lastName: 'Norman', addressLine1: 'Hamngatan 2' },
        ...{ zip: '411 06', city: 'Göteborg', country: 'SE', mobile: '+46707654321' },
      },
    }),
    demoCustomer(DEMO.student, ['se', 'Emma', 'Berg', 'Studentvägen 1', '752 34', 'Uppsala', '+46702345678'], {
      memberType: 'Student',
      memberId: 2,
    }),
    demoCustomer(DEMO.curve, ['fi', 'Helmi', 'Niemi', 'Hämeenkatu 20', '33200', 'Tampere', '+358402345678'], {
      memberType: 'Curve',
      memberId: 3,
    }),
    demoCustomer(DEMO.balance, ['fi', 'Oona', 'Salo', 'Aurakatu 4', '20100', 'Turku', '+358403456789'], {
      balances: { EUR: 35_00 },
    }),
    demoCustomer(EXPIRED_CUSTOMER, ['no', 'Frida', 'Lund', 'Torgallmenningen 1', '5014', 'Bergen', '+4742345678']),
    demoCustomer(110, ['dk', 'Mads', 'Krogh', 'Vestergade 9', '8000', 'Aarhus', '+4521234567']),
  ]
  return Object.fromEntries(customers.map((customer) => [customer.id, customer]))
}

/** Requested resets of a new state, by hash: one that has expired. */
export const demoResets = () => ({
  [EXPIRED_RESET]: { hash: EXPIRED_RESET, customerId: EXPIRED_CUSTOMER, expiresAt: CREATED },
})
