import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { SelectField } from '@/components/ui/select-field'
import { changeCheckoutMarket } from '@/lib/flows/change-checkout-market'
import { checkoutMarkets } from '@/lib/market/checkout-markets'
import { countryName } from '@/lib/market/country-name'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { MarketChangeNotice, type MarketOutcome } from './market-change-notice'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

const CHOICES = checkoutMarkets(MARKETS)

/** Country of delivery, which is the market of the checkout: prices, methods and rules follow it (R-MARKET-10). */
export function CountryField({ form: { getValues }, error }: { form: CheckoutFormApi; error: string | undefined }) {
  const t = useTranslations('checkout')
  const shop = useShop()
  const { site } = useShopConfig()
  const { alias } = useCheckoutMarket()
  const [wanted, setWanted] = useState<MarketAlias | null>(null)
  const [outcome, setOutcome] = useState<MarketOutcome | null>(null)
  const newest = useRef<MarketAlias>(undefined)
  const change = async (market: MarketAlias) => {
    newest.current = market
    const hadChoice = getValues(['shippingId', 'paymentId']).some(Boolean)
    setWanted(market)
    setOutcome(null)
    const found = await changeCheckoutMarket(shop, market).catch((failure: unknown) => {
      console.error('The country of delivery could not be changed', failure)
      return 'failed' as const
    })
    // arrow keys change the select repeatedly: only the last choice counts
    if (newest.current !== market) return
    setWanted(null)
    if (found) setOutcome({ market, found, hadChoice })
  }
  return (
    <div>
      <SelectField
        id="country"
        // the browser's autofill must not change the prices
        autoComplete="off"
        label={t('country')}
        error={error}
        value={wanted ?? alias}
        aria-busy={wanted !== null || undefined}
        onChange={({ target }) => {
          const chosen = CHOICES.find((market) => market.alias === target.value)
          if (chosen) void change(chosen.alias)
        }}
      >
        {CHOICES.map((market) => (
          <option key={market.alias} value={market.alias}>
            {countryName({ market: market.alias, lang: site.lang })}
          </option>
        ))}
      </SelectField>
      <MarketChangeNotice outcome={outcome} />
    </div>
  )
}
