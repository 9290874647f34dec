import { useShop, useShopState } from '@/components/providers/use-shop'
import { MARKETS, type Market } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'

/** The market of the checkout: the one browsed, unless the shopper chose another country of delivery. */
export function useCheckoutMarket(): Market {
  const shop = useShop()
  // the alias is read by `checkoutMarket`; this is what makes the component render again
  useShopState((state) => state.channel.checkoutMarket)
  return MARKETS[checkoutMarket(shop)]
}
