import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import styles from './customer-choice.module.css'

const TYPES = ['PERSON', 'ORGANIZATION'] as const

/** Private person or organisation. Decides the fields, the prices and the order (R-CHECKOUT-13, R-PRICE-02). */
export function CustomerChoice({ onChange }: { onChange: () => void }) {
  const t = useTranslations('checkout')
  const shop = useShop()
  const chosen = useShopState((state) => state.root.customerType)
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('customerType')}</legend>
      {TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={chosen === type}
          onClick={() => {
            if (chosen === type) return
            changeCustomerType(shop, type)
            onChange()
          }}
        >
          {t(`customerTypes.${type}`)}
        </button>
      ))}
    </fieldset>
  )
}
