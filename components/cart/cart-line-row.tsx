import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CartLine } from '@/lib/cart/cart-types'
import { localHref } from '@/lib/routing/href'
import { CampaignNames } from './campaign-names'
import styles from './cart-lines.module.css'
import { LinePrice } from './line-price'
import { QuantityStepper } from './quantity-stepper'
import { useLineQuantity } from './use-line-quantity'

type CartLineRowProps = {
  line: CartLine
  /** Undo is on its way: shown as it was, marked until the backend has answered. */
  isReturning: boolean
  /** Brought back by undo, which had the focus. */
  hasFocus: boolean
  onRemove: () => void
}

/** One line of the cart: picture, what it is, price, quantity, a way out. */
export function CartLineRow({ line, isReturning, hasFocus, onRemove }: CartLineRowProps) {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  const { quantity, isPending, refusal, change, remove } = useLineQuantity(line)
  const removeRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) removeRef.current?.focus()
  }, [hasFocus])
  const { product, campaigns } = line
  const [picture] = product.images
  const isShort = line.quantity > line.available
  const isBusy = isPending || isReturning
  return (
    <li className={styles.line} data-testid="cart-line" aria-busy={isBusy || undefined}>
      {picture ? (
        <Picture imageBase={imageBase} file={picture} width={224} height={280} sizes="112px" alt="" />
      ) : (
        <span />
      )}
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.what}>
            <p className={styles.brand}>{product.brand}</p>
            <p>
              <Link href={localHref(site, product.canonicalUrl)}>{product.name}</Link>
            </p>
          </div>
          <p className={styles.total} data-sale={line.unitPrice.struck ? '' : undefined}>
            <Amount forms={line.total} />
          </p>
        </div>
        <p className={styles.meta}>{[product.colour, line.size].filter(Boolean).join(', ')}</p>
        <LinePrice line={line} />
        <CampaignNames campaigns={campaigns} />
        {/* stands in the line's own air, so that saying something moves nothing */}
        <p role="alert" className={styles.problem}>
          {refusal ? t(refusal.key, { stock: 'stock' in refusal ? refusal.stock : 0 }) : null}
          {isShort && !refusal ? t('onlyLeft', { stock: line.available }) : null}
        </p>
        <div className={styles.end}>
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            available={line.available}
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
      </div>
    </li>
  )
}
