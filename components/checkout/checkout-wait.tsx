import { useTranslations } from 'next-intl'
import styles from './checkout.module.css'
import wait from './checkout-wait.module.css'

/** Placeholder with the layout of the checkout while the cart is loading. */
export function CheckoutWait() {
  const t = useTranslations('checkout')
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <h1 className="serif d-56">{t('title')}</h1>
        <p role="status" className="visually-hidden">
          {t('loading')}
        </p>
        <div className={wait.fields} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6, 7].map((field) => (
            <span key={field} />
          ))}
        </div>
      </div>
      <div className={wait.side} />
    </div>
  )
}
