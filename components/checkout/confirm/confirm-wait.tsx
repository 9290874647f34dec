import { useTranslations } from 'next-intl'
import { CheckoutScene } from '@/components/checkout/checkout-scene'
import styles from './confirm-wait.module.css'
import order from './confirmed-order.module.css'

const FACTS = ['number', 'way', 'day', 'payment', 'address'] as const

/** Placeholder with the layout of the confirmation while the order is loading. */
export function ConfirmWait() {
  const t = useTranslations('confirm')
  return (
    <CheckoutScene title={t('title')}>
      <p role="status" className={styles.waiting}>
        {t('loading')}
      </p>
      <div aria-hidden="true" className={styles.waiting}>
        <div className={`${order.facts} ${styles.facts}`}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <span />
              <span />
            </div>
          ))}
        </div>
        <div className={styles.item}>
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </CheckoutScene>
  )
}
