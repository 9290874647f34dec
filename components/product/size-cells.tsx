import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { SizeModel } from '@/lib/product/purchase-product'
import styles from './buy-form.module.css'

type SizeCellsProps = {
  sizes: readonly SizeModel[]
  firstRef?: Ref<HTMLInputElement>
  /** Id of the error message of the choice. */
  errorId?: string | undefined
  /** Form that the chosen size is sent with. */
  formId?: string | undefined
  onChoose?: (size: SizeModel) => void
}

/** A row of sizes. A sold-out size is struck through, labelled as sold out, and can still be chosen (R-PDP-04). */
export function SizeCells({ sizes, firstRef, errorId, formId, onChoose }: SizeCellsProps) {
  const t = useTranslations('product')
  return (
    <div className={styles.row}>
      {sizes.map((size, index) => {
        const { skuId, name, status, inStock } = size
        const isSoldOut = status === 'OUT_OF_STOCK'
        const isFew = status === 'FEW_LEFT'
        return (
          <label
            key={skuId}
            className={styles.size}
            data-sold-out={isSoldOut ? '' : undefined}
            data-few={isFew ? '' : undefined}
            data-testid="size-option"
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name="size"
              form={formId}
              value={skuId}
              defaultChecked={sizes.length === 1}
              aria-describedby={errorId}
              onChange={onChoose && (() => onChoose(size))}
            />
            <span>
              {name}
              {isSoldOut ? <span className="visually-hidden"> {t('soldOut')}</span> : null}
              {isFew ? <span className="visually-hidden"> {t(`stock.${status}`, { count: inStock })}</span> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
