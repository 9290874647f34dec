import { ProductGrid, type ProductGridProps } from '@/components/product/product-grid'
import styles from './list-page.module.css'
import { MoreProducts, type MoreProductsProps } from './more-products'

export type ProductListProps = Omit<ProductGridProps, 'focusIndex'> & MoreProductsProps

/** The products of a list, and more of them in place. */
export function ProductList({ rows, priorityCount, inserts, ...more }: ProductListProps) {
  return (
    <>
      <div className={styles.grid}>
        <ProductGrid rows={rows} priorityCount={priorityCount} inserts={inserts} />
      </div>
      <MoreProducts {...more} />
    </>
  )
}
