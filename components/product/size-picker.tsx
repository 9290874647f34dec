import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { StockStatus } from '@/lib/product/product-types'
import styles from './size-picker.module.css'

/** A size as the picker needs it; `stock` is how many pieces there are in all (R-PDP-04, R-PDP-05). */
export type SizeChoice = {
  skuId: number
  name: string
  stock: number
  status: StockStatus
  delivery: 'normal' | 'longer' | null
}

type SizePickerProps = {
  sizes: readonly SizeChoice[]
  chosen: number | null
  onChoose: (skuId: number) => void
  isInvalid: boolean
  firstRef: RefObject<HTMLInputElement | null>
}

/** A sold-out size is struck but can be chosen, and says so in words. */
export function SizePicker({ sizes, chosen, onChoose, isInvalid, firstRef }: SizePickerProps) {
  const t = useTranslations('product')
  const size = sizes.find((candidate) => candidate.skuId === chosen)
  return (
    <fieldset className={styles.sizes} data-invalid={isInvalid ? '' : undefined}>
      <legend>{t('size')}</legend>
      <div className={styles.row}>
        {sizes.map((candidate, index) => {
          const isSoldOut = candidate.status === 'OUT_OF_STOCK'
          return (
            <label
              key={candidate.skuId}
              className={styles.size}
              data-sold-out={isSoldOut ? '' : undefined}
              data-testid="size-option"
            >
              <input
                ref={index === 0 ? firstRef : undefined}
                type="radio"
                name="size"
                value={candidate.skuId}
                checked={candidate.skuId === chosen}
                onChange={() => onChoose(candidate.skuId)}
                aria-describedby={isInvalid ? 'size-error' : undefined}
              />
              <span>
                {candidate.name}
                {isSoldOut ? <span className="visually-hidden"> {t('soldOut')}</span> : null}
              </span>
            </label>
          )
        })}
      </div>
      <p className={styles.stock} aria-live="polite">
        {size ? t(`stock.${size.status}`, { count: size.stock }) : null}
        {size?.delivery ? ` ${t(`delivery.${size.delivery}`)}` : null}
      </p>
    </fieldset>
  )
}
