import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/checkout.module.css'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { useShopConfig } from '@/components/providers/use-shop'
import type { OrderChange, OrderChanges } from '@/lib/checkout/order/order-changes'
import { formatMoney } from '@/lib/market/format-money'

function useChangeText(): (change: OrderChange) => string {
  const t = useTranslations('checkout.changes')
  const cartTexts = useTranslations('cart')
  const serverTexts = useTranslations('cartChanges')
  const { lang } = useShopConfig().site
  const { alias: market } = useCheckoutMarket()
  const written = (amount: string | number) =>
    typeof amount === 'number' ? formatMoney({ market, lang }, amount) : amount
  return (change) => {
    switch (change.kind) {
      case 'gone':
      case 'gift':
        return serverTexts(change.kind, change)
      case 'fewer':
        return serverTexts('fewer', change)
      case 'code':
        return serverTexts('code', change)
      case 'newGift':
      case 'added':
      case 'more':
      case 'short':
      case 'newCode':
        return t(change.kind, change)
      case 'price':
        return t('now', change)
      default:
        return t('now', { name: cartTexts(change.kind), from: written(change.from), to: written(change.to) })
    }
  }
}

/** The new amount to pay, and what has changed in the order since the shopper saw it. */
export function ChangedOrder({ total, list }: OrderChanges) {
  const t = useTranslations('checkout.changes')
  const text = useChangeText()
  return (
    <>
      {total ? <p>{t('total', total)}</p> : null}
      <ul className={styles.changes}>
        {list.map((change) => (
          <li key={text(change)}>{text(change)}</li>
        ))}
      </ul>
    </>
  )
}
