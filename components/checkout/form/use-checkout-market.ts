import { useShop, useShopState } from '@/components/providers/use-shop'
import { MARKETS, type Market } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'

/** The market of the checkout: the current one, unless the shopper chose another country of delivery. */
export function useCheckoutMarket(): Market {
  const shop = useShop()
  // `checkoutMarket` reads the alias; this subscription renders the component again when it changes
  useShopState((state) => state.channel.checkoutMarket)
  return MARKETS[checkoutMarket(shop)]
}
