import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { chosenShipping } from '@/lib/checkout/delivery/delivery-choice'
import { orderArrival } from '@/lib/checkout/delivery/order-arrival'
import { formatDelivery } from '@/lib/delivery/format-delivery'

/** Below the pay button: when the chosen delivery arrives, and that returns are free. */
export function OrderPromises({ form: { control } }: { form: CheckoutFormApi }) {
  const t = useTranslations('checkout')
  const cartTexts = useTranslations('cart')
  const { iso } = useShopConfig()
  const { alias: market } = useCheckoutMarket()
  const cart = useShopState((state) => state.cart.data)
  const shippingId = useWatch({ control, name: 'shippingId' })
  const method = useShopState(({ checkout }) => chosenShipping(checkout.options, shippingId))
  const arrival = method && orderArrival(new Date(), { market, cart, method: method.kind })
  const days = arrival && formatDelivery(iso, arrival, 'short')
  return (
    <ul className={styles.promises}>
      {days ? (
        <li>
          <Icon name="truck" size={18} />
          {t('arrives', { days })}
        </li>
      ) : null}
      <li>
        <Icon name="return" size={18} />
        {cartTexts('returns')}
      </li>
    </ul>
  )
}
