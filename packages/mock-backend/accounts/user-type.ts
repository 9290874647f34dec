import { addressType } from '#commerce/address-type'
import { loadChannels } from '#commerce/channel'
import type { Commerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import { formatMoney, toDecimal } from '#commerce/money'
import type { Storefront } from '#commerce/storefront'
import type { CustomerRecord } from './account-records'

/** The customer of a request; null for a guest, and for an account that has been deleted meanwhile. */
export const customerOf = ({ accounts }: Commerce, { customerId }: Storefront): CustomerRecord | null =>
  customerId == null ? null : accounts.byId(customerId)

/** The schema's UserBalanceType list, each amount in the format of its currency's market. */
const balancesOf = ({ balances }: CustomerRecord) =>
  Object.entries(balances).flatMap(([currency, amount]) => {
    const market = Object.values(MARKETS).find((each) => each.currency.code === currency)
    const lang = market?.languages[0]
    return market && lang
      ? [{ currency, amount: toDecimal(amount), amountFormatted: formatMoney(amount, { market, lang }) }]
      : []
  })

/** The schema's UserType (R-DATA-05); `balance` in the currency of the market. */
export function userType(customer: CustomerRecord, storefront: Storefront) {
  const { id, email, gender, customerType, newsletter, personalId, memberType, memberId, metaData } = customer
  const balance = customer.balances[storefront.market.currency.code] ?? 0
  return {
    ...{ id, email, gender, customerType, newsletter, personalId, memberType, memberId, metaData },
    address: addressType(customer.address),
    balances: balancesOf(customer),
    balance: toDecimal(balance),
    balanceFormatted: formatMoney(balance, storefront),
    availableChannels: () =>
      loadChannels().map(({ id: channelId, markets }) => ({ channelId, availableMarkets: markets })),
  }
}
