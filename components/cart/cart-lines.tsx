import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Cart } from '@/lib/cart/cart-types'
import { CartLineRow } from './cart-line-row'
import styles from './cart-lines.module.css'

type CartLinesProps = { cart: Cart; onRemoved: () => void; isSmall?: boolean }

/** The lines of the bag with their controls; what leaves is announced. */
export function CartLines({ cart, onRemoved, isSmall = false }: CartLinesProps) {
  const t = useTranslations('cart')
  const [removed, setRemoved] = useState('')
  return (
    <>
      <ul className={styles.lines} aria-label={t('lines')} data-small={isSmall ? '' : undefined}>
        {cart.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            onRemoved={() => {
              setRemoved(line.product.name)
              onRemoved()
            }}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {removed ? t('removed', { name: removed }) : null}
      </p>
    </>
  )
}
