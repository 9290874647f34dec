import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Amount } from '@/components/product/price'
import type { CartLine } from '@/lib/cart/cart-types'
import { CampaignNames } from './campaign-names'
import styles from './cart-lines.module.css'
import { LineContent } from './line-content'
import { LinePrice } from './line-price'
import { QuantityStepper } from './quantity-stepper'
import { useLineQuantity } from './use-line-quantity'

type CartLineRowProps = {
  line: CartLine
  /** The line is being restored by undo: shown as before, and marked as busy until the backend answers. */
  isReturning: boolean
  /** The line was restored by undo: it takes the focus of the undo button. */
  hasFocus: boolean
  onRemove: () => void
}

/**
 * One line of the cart: picture, product, price, stock warning, quantity and a button to remove it. A quantity beyond
 * what is in stock says that its delivery takes longer (R-PDP-05).
 */
export function CartLineRow({ line, isReturning, hasFocus, onRemove }: CartLineRowProps) {
  const t = useTranslations('cart')
  const productTexts = useTranslations('product')
  const { quantity, isPending, refusal, change, remove } = useLineQuantity(line)
  const removeRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) removeRef.current?.focus()
  }, [hasFocus])
  const { product, campaigns } = line
  const isShort = line.quantity > line.maxQuantity
  const isBusy = isPending || isReturning
  return (
    <li className={styles.line} data-testid="cart-line" aria-busy={isBusy || undefined}>
      <LineContent line={line} total={<Amount forms={line.total} />} isReduced={line.unitPrice.struck !== null}>
        <LinePrice line={line} />
        <CampaignNames campaigns={campaigns} />
        {line.speed === 'longer' ? <p className={styles.meta}>{productTexts('delivery.longer')}</p> : null}
        {/* its space is reserved, so that a message causes no layout shift */}
        <p role="alert" className={styles.problem}>
          {refusal ? t(refusal.key, { stock: 'stock' in refusal ? refusal.stock : 0 }) : null}
          {isShort && !refusal ? t('onlyLeft', { stock: line.maxQuantity }) : null}
        </p>
        <div className={styles.end}>
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            maxQuantity={line.maxQuantity}
            isBusy={isBusy}
            onChange={change}
          />
          <button
            ref={removeRef}
            type="button"
            className={`text-link ${styles.remove}`}
            aria-label={t('removeName', { name: product.name })}
            onClick={() => {
              if (isReturning) return
              onRemove()
              remove()
            }}
          >
            {t('remove')}
          </button>
        </div>
      </LineContent>
    </li>
  )
}
