import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useIsSeen } from '@/components/ui/use-is-seen'
import type { PurchaseProduct } from '@/lib/product/purchase-product'
import styles from './buy-bar.module.css'
import { Amount } from './price'
import type { Purchase } from './use-purchase'

/** Everything below the viewport counts as seen, so that the bar shows only while the target is above it. */
const ALL_BELOW = '0px 0px 100000px 0px'
/** Everything above the viewport counts as seen, so that the bar stays away below the target. */
const ALL_ABOVE = '100000px 0px 0px 0px'

type BuyBarProps = {
  product: PurchaseProduct
  purchase: Purchase
  /** The button that the bar repeats once it has been scrolled away. */
  buttonRef: RefObject<Element | null>
  /** Element at the end of the page content, before the footer. */
  endRef: RefObject<Element | null>
}

/** On phones, when the page's button has been scrolled away: name, price, size and the same button. */
export function BuyBar({ product, purchase, buttonRef, endRef }: BuyBarProps) {
  const t = useTranslations('productPage')
  const isPast = useIsSeen(buttonRef, ALL_BELOW) === false
  const isAtEnd = useIsSeen(endRef, ALL_ABOVE) === true
  const { name, price } = product
  const { size, add, showSizes } = purchase
  // the page shows the offer to notify the shopper in place of the button
  const isGone = size?.status === 'OUT_OF_STOCK'
  const addOrExplain = async () => {
    if (!(await add())) showSizes()
  }
  return (
    <div className={styles.bar} data-shown={isPast && !isAtEnd && !isGone ? '' : undefined}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span className={`says-ex-vat ${styles.price}`} data-discounted={price.isDiscounted ? '' : undefined}>
            <Amount forms={price.selling} />
          </span>
          <span>{size ? t('sizeName', { size: size.name }) : t('chooseSizeShort')}</span>
        </p>
      </div>
      <button type="button" className={buttonClass({ small: true })} onClick={addOrExplain}>
        {t('addShort')}
      </button>
    </div>
  )
}
