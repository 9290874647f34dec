import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Segments } from '@/components/ui/segments'
import { changeCustomerType } from '@/lib/store/change-customer-type'

const TYPES = ['PERSON', 'ORGANIZATION'] as const

/** Private person or organisation. Decides the fields, the prices and the order (R-CHECKOUT-13, R-PRICE-02). */
export function CustomerChoice({ onChange }: { onChange: () => void }) {
  const t = useTranslations('checkout')
  const shop = useShop()
  const chosen = useShopState((state) => state.root.customerType)
  return (
    <Segments
      legend={t('customerType')}
      choices={TYPES.map((value) => ({ value, label: t(`customerTypes.${value}`) }))}
      chosen={chosen}
      onChoose={(type) => {
        if (chosen === type) return
        changeCustomerType(shop, type)
        onChange()
      }}
    />
  )
}
