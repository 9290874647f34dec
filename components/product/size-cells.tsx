import { useTranslations } from 'next-intl'
import type { Sku } from '@/lib/product/product-types'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import styles from './buy-form.module.css'

/** A row of sizes; one that is sold out is struck but can be chosen, and says so in words (R-PDP-04). */
export function SizeCells({ skus }: { skus: readonly Sku[] }) {
  const t = useTranslations('product')
  return (
    <div className={styles.row}>
      {skus.map(({ skuId, name, stock }) => {
        const status = stockStatus(stock)
        const speed = deliveryText(status)
        const isSoldOut = status === 'OUT_OF_STOCK'
        const isFew = status === 'FEW_LEFT'
        const note = t(`stock.${status}`, { count: stock.inStock })
        return (
          <label
            key={skuId}
            className={styles.size}
            data-sold-out={isSoldOut ? '' : undefined}
            data-few={isFew ? '' : undefined}
            data-testid="size-option"
          >
            <input
              type="radio"
              name="size"
              value={skuId}
              defaultChecked={skus.length === 1}
              data-size={name}
              data-stock={stock.totalStock}
              data-speed={speed ?? undefined}
              data-note={speed === 'longer' ? `${note} ${t('delivery.longer')}` : note}
            />
            <span>
              {name}
              {isSoldOut ? <span className="visually-hidden"> {t('soldOut')}</span> : null}
              {isFew ? <span className="visually-hidden"> {note}</span> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
