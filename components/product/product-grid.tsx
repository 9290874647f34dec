import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'

type ProductGridProps = {
  site: Site
  products: readonly ProductCardModel[]
  imageBase: string
  priorityCount?: number
}

/** Two, three or four to a row; the first pictures are fetched at once where the grid opens the page. */
export function ProductGrid({ site, products, imageBase, priorityCount = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard site={site} product={product} imageBase={imageBase} priority={index < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
