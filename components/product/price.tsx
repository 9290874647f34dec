import { formatDiscount } from '@/lib/product/format-discount'
import type { PriceForms, PriceView } from '@/lib/product/product-types'
import styles from './price.module.css'

/** An amount with and without VAT; `html[data-vat]` shows one of them (R-PRICE-01). */
export function Amount({ forms }: { forms: PriceForms }) {
  return (
    <>
      <span className="vat-inc">{forms.incVat}</span>
      <span className="vat-ex">{forms.exVat}</span>
    </>
  )
}

type PriceProps = {
  view: Pick<PriceView, 'selling' | 'struck' | 'percentage'> & Partial<PriceView>
  /** Text for screen readers, visible in the full form. */
  words: { lowest: string; regular: string }
  /** Adds labelled lines with the lowest and the regular price (R-PDP-06). Cards have no such lines. */
  isFull?: boolean
}

/** Selling price, struck 30-day low, percentage, and the labelled regular price (T15). */
export function Price({ view, words, isFull = false }: PriceProps) {
  return (
    <div className={styles.price} data-discounted={view.struck ? '' : undefined}>
      <span className={styles.selling} data-testid="product-price">
        <Amount forms={view.selling} />
      </span>
      {view.struck ? (
        <s className={styles.struck}>
          <span className="visually-hidden">{words.lowest} </span>
          <Amount forms={view.struck} />
        </s>
      ) : null}
      {view.percentage ? <span className={styles.percent}>{formatDiscount(view.percentage)}</span> : null}
      {isFull && view.struck ? (
        <span className={styles.note}>
          {words.lowest} <Amount forms={view.struck} />
        </span>
      ) : null}
      {isFull && view.regular ? (
        <span className={styles.note}>
          {words.regular} <Amount forms={view.regular} />
        </span>
      ) : null}
    </div>
  )
}
