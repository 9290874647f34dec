import { Fragment, type ReactNode } from 'react'
import type { CardRow } from '@/lib/product/card-row-schema'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'

/** After how many products a picture two cells wide leaves every row whole, in two, three and four columns. */
const INSERT_AFTER = [6, 16]

export type ProductGridProps = {
  rows: readonly CardRow[]
  /** How many pictures are fetched at once, where the grid opens the page. */
  priorityCount?: number
  /** Editorial pictures between the products, each two cells wide; those that find no place are left out. */
  inserts?: readonly ReactNode[]
  /** Index of the card that takes the focus when it appears. */
  focusIndex?: number
  /** In place of adding or removing the favourite. */
  onFavorite?: (row: CardRow) => void
  /** Stands below a card, in place of its quick shop. */
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
            {insert ? <li className={styles.insert}>{insert}</li> : null}
            <li>
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
