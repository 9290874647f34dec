import { Fragment, type ReactNode } from 'react'
import type { CardRow } from '@/lib/product/card-row-schema'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'

/** Numbers of products after which a picture two cells wide leaves no gap in two, three or four columns. */
const INSERT_AFTER = [6, 16]

export type ProductGridProps = {
  rows: readonly CardRow[]
  /** Number of pictures that are loaded eagerly in the first grid of a page. */
  priorityCount?: number
  /** Editorial pictures between the products; those without a position are left out. */
  inserts?: readonly ReactNode[]
  /** Index of the card that takes the focus when it appears. */
  focusIndex?: number
  /** Called instead of changing the favourites. */
  onFavorite?: (row: CardRow) => void
  /** Content below a card, instead of its quick shop. */
  foot?: (row: CardRow) => ReactNode
}

/** Cards in two, three or four columns. */
export function ProductGrid({ rows, priorityCount = 0, inserts = [], focusIndex, onFavorite, foot }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {rows.map((row, index) => {
        const insert = inserts[INSERT_AFTER.indexOf(index)]
        return (
          <Fragment key={row.id}>
            {insert ? <li className={`${styles.cell} ${styles.insert}`}>{insert}</li> : null}
            <li className={styles.cell}>
              <ProductCard
                row={row}
                priority={index < priorityCount}
                takesFocus={index === focusIndex}
                onFavorite={onFavorite && (() => onFavorite(row))}
                quickshop={foot ? null : 'notice'}
              />
              {foot?.(row)}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
