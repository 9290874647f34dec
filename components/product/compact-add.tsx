import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { IconButton } from '@/components/ui/icon-button'
import { addFromCard } from '@/lib/cart/add-from-card'
import type { CardRow } from '@/lib/product/card-row-schema'
import styles from './compact-cards.module.css'
import { useRefusalText } from './use-refusal-text'

/** Adds a one-size product inside the cart, so the addition needs no notice. */
export function CompactAdd({ row, onAdd }: { row: CardRow; onAdd: () => void }) {
  const t = useTranslations('quickshop')
  const cart = useTranslations('cart')
  const shop = useShop()
  const refusalText = useRefusalText()
  const isInCart = useShopState(({ cart: { data } }) => data?.lines.some(({ product }) => product.productId === row.id))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const add = async () => {
    if (isBusy || isInCart) return
    setBusy(true)
    setRefusal('')
    onAdd()
    const result = await addFromCard(shop, row, 0, 'snackbar')
    setBusy(false)
    if (!result.ok) setRefusal(refusalText(result))
  }
  return (
    <div className={styles.add}>
      <IconButton
        icon={isInCart ? 'check' : 'plus'}
        label={isInCart ? `${cart('addedTitle')}: ${row.name}` : t('sizes', { name: row.name })}
        aria-disabled={isInCart || undefined}
        aria-busy={isBusy || undefined}
        onClick={add}
      />
      <p role="alert">{refusal}</p>
      <p role="status" className="visually-hidden">
        {isInCart ? cart('addedTitle') : null}
      </p>
    </div>
  )
}
