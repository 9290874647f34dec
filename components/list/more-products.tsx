import { useTranslations } from 'next-intl'
import { ProductGrid } from '@/components/product/product-grid'
import { Button } from '@/components/ui/button'
import styles from './more-products.module.css'
import { type ListSource, useMoreProducts } from './use-more-products'

// one row of four, two of two
const SKELETONS = ['a', 'b', 'c', 'd'] as const

export type MoreProductsProps = {
  source: ListSource
  totalCount: number
  /** Number of the last product the server rendered. */
  seenCount: number
  /** The text for that number: a browser's first number format costs it tens of milliseconds. */
  seenText: string
}

/** How much of the list was seen, and more of it in place. */
export function MoreProducts({ source, totalCount, seenCount, seenText }: MoreProductsProps) {
  const t = useTranslations('list')
  const { rows, focusIndex, state, showMore, hasMore } = useMoreProducts(source)
  const seen = seenCount + rows.length
  const text = rows.length > 0 ? t('seen', { seen, total: totalCount }) : seenText
  return (
    <>
      {rows.length > 0 ? (
        <div className={styles.added}>
          <ProductGrid rows={rows} focusIndex={focusIndex} />
        </div>
      ) : null}
      {state === 'busy' ? (
        <div className={styles.added} aria-hidden="true">
          <ul className={styles.skeletons}>
            {SKELETONS.map((name) => (
              <li key={name} className={styles.skeleton} />
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.more}>
        <p aria-live="polite">{text}</p>
        <progress max={totalCount} value={seen} aria-label={text} />
        {state === 'failed' ? <p className={styles.error}>{t('moreFailed')}</p> : null}
        {hasMore ? (
          <Button variant="line" busy={state === 'busy'} busyText={t('moreBusy')} onClick={showMore}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
