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
}

/** Cards in two, three or four columns. */
export function ProductGrid({ rows, priorityCount = 0, inserts = [], focusIndex }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {rows.map((row, index) => {
        const insert = inserts[INSERT_AFTER.indexOf(index)]
        return (
          <Fragment key={row.id}>
            {insert ? <li className={styles.insert}>{insert}</li> : null}
            <li>
              <ProductCard row={row} priority={index < priorityCount} takesFocus={index === focusIndex} />
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
