'use client'

import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import styles from './customer-type-switch.module.css'

/** Private person or business: prices with or without VAT (R-PRICE-01, R-PRICE-02). */
export function CustomerTypeSwitch() {
  const t = useTranslations('layout')
  const shop = useShop()
  const customerType = useShopState((state) => state.root.customerType)
  const choices = [
    { type: 'PERSON', label: t('private'), note: t('pricesIncVat') },
    { type: 'ORGANIZATION', label: t('business'), note: t('pricesExVat') },
  ] as const
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('customerType')}</legend>
      {choices.map(({ type, label, note }) => (
        <button
          key={type}
          type="button"
          data-island=""
          aria-pressed={customerType === type}
          onClick={() => changeCustomerType(shop, type)}
        >
          {label}
          <span> {note}</span>
        </button>
      ))}
    </fieldset>
  )
}
