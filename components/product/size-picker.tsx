import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { Sku, StockStatus } from '@/lib/product/product-types'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import styles from './size-picker.module.css'

type SizePickerProps = {
  skus: readonly Sku[]
  chosen: number | null
  onChoose: (skuId: number) => void
  isInvalid: boolean
  firstRef: RefObject<HTMLInputElement | null>
}

/** A sold-out size is struck but can be chosen, and says so in words. */
export function SizePicker({ skus, chosen, onChoose, isInvalid, firstRef }: SizePickerProps) {
  const t = useTranslations('product')
  const sku = skus.find((candidate) => candidate.skuId === chosen)
  const status: StockStatus | null = sku ? stockStatus(sku.stock, 1) : null
  const delivery = status ? deliveryText(status) : null
  return (
    <fieldset className={styles.sizes} data-invalid={isInvalid ? '' : undefined}>
      <legend>{t('size')}</legend>
      <div className={styles.row}>
        {skus.map((candidate, index) => {
          const isSoldOut = stockStatus(candidate.stock, 1) === 'OUT_OF_STOCK'
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
        {sku && status ? t(`stock.${status}`, { count: sku.stock.totalStock }) : null}
        {delivery ? ` ${t(`delivery.${delivery}`)}` : null}
      </p>
    </fieldset>
  )
}
