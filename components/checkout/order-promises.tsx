import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Icon } from '@/components/ui/icon'
import { deliveryDays, deliveryWay, formatDays } from '@/lib/checkout/delivery-days'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'

/** Under the pay button: when the chosen delivery arrives, and that returns are free. */
export function OrderPromises({ form: { control } }: { form: CheckoutFormApi }) {
  const t = useTranslations('checkout')
  const cart = useTranslations('cart')
  const { iso } = useShopConfig()
  const shippingId = useWatch({ control, name: 'shippingId' })
  const method = useShopState(({ checkout }) => checkout.options?.shipping.find(({ id }) => String(id) === shippingId))
  const days = method && formatDays(iso, deliveryDays(deliveryWay(method.kind), new Date()), 'short')
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
        {cart('returns')}
      </li>
    </ul>
  )
}
