import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SizeModel } from '@/lib/product/purchase-product'
import { deliveryText } from '@/lib/product/stock-status'
import styles from './buy-form.module.css'
import { RefusalNote } from './refusal-note'
import { SizeCells } from './size-cells'
import type { Purchase } from './use-purchase'

const ERROR_ID = 'size-error'
/** The line below the sizes names those of which at most this many are left. */
const FEW_TO_NAME = 3

/** Stock of the chosen size; before a choice, the sizes with few pieces left. */
function StockNote({ sizes, size }: { sizes: readonly SizeModel[]; size: SizeModel | null }) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  if (!size) {
    return sizes
      .filter(({ status, inStock }) => status === 'FEW_LEFT' && inStock <= FEW_TO_NAME)
      .map(({ name, inStock }) => p('fewLeftIn', { size: name, count: inStock }))
      .join(' · ')
  }
  const note = t(`stock.${size.status}`, { count: size.inStock })
  return deliveryText(size.status) === 'longer' ? `${note} ${t('delivery.longer')}` : note
}

type SizeChoiceProps = {
  sizes: readonly SizeModel[]
  purchase: Purchase
  /** Id of the sheet with the size guide, when there is one. */
  sizeGuideId: string | null
  /** Not sold yet: no size is marked as sold out or as few left. */
  isComing: boolean
  /** Sold out in every size, which is said above the notify form. */
  isSoldOut: boolean
  /** Form that the chosen size is sent with. */
  formId: string | undefined
  children?: ReactNode
}

/** The sizes, with stock status or error message below. */
export function SizeChoice({ sizes, purchase, sizeGuideId, isComing, isSoldOut, formId, children }: SizeChoiceProps) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const { refusal, size, sizesRef } = purchase
  const isUnmarked = isComing || (isSoldOut && sizes.length === 1)
  return (
    <fieldset className={styles.sizes} ref={sizesRef} data-invalid={refusal?.isMissingSize ? '' : undefined}>
      <legend className="visually-hidden">{t('size')}</legend>
      <div className={styles.head}>
        <span aria-hidden="true">{t('size')}</span>
        {sizeGuideId ? (
          <button type="button" className="text-link text-link--touch" popoverTarget={sizeGuideId}>
            {p('sizeGuide')}
          </button>
        ) : null}
      </div>
      <SizeCells
        sizes={isUnmarked ? sizes.map((each) => ({ ...each, status: 'IN_STOCK' })) : sizes}
        formId={formId}
        firstRef={purchase.firstSizeRef}
        errorId={refusal?.isMissingSize ? ERROR_ID : undefined}
        onChoose={purchase.choose}
      />
      <RefusalNote id={ERROR_ID} className={styles.error} refusal={refusal} />
      <p className={styles.note} aria-live="polite" hidden={refusal !== null}>
        {isComing || isSoldOut ? null : <StockNote sizes={sizes} size={size} />}
      </p>
      {children}
    </fieldset>
  )
}
