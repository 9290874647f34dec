import { Fragment, type ReactNode } from 'react'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'

/** After how many products a picture two cells wide leaves every row whole, in two, three and four columns. */
const INSERT_AFTER = [6, 16]

type ProductGridProps = {
  site: Site
  products: readonly ProductCardModel[]
  imageBase: string
  priorityCount?: number
  /** Editorial pictures to stand between the products, each two cells wide; those that find no place are left out. */
  inserts?: readonly ReactNode[]
  saysNew?: boolean
}

/** Two, three or four to a row; the first pictures are fetched at once where the grid opens the page. */
export function ProductGrid({ site, products, imageBase, priorityCount = 0, inserts = [], saysNew }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => {
        const insert = inserts[INSERT_AFTER.indexOf(index)]
        return (
          <Fragment key={product.productId}>
            {insert ? <li className={styles.insert}>{insert}</li> : null}
            <li>
              <ProductCard
                site={site}
                product={product}
                imageBase={imageBase}
                priority={index < priorityCount}
                saysNew={saysNew}
              />
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
