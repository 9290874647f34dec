import { ProductCard } from '@/components/product/product-card'
import { ProductGrid } from '@/components/product/product-grid'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './product-list-widget.module.css'

type ProductListWidgetProps = { site: Site; widget: Extract<Widget, { kind: 'product-list' }> }

/** Pieces the editor chose by a search: a row that scrolls with snap, or a grid. Empty lists hide. */
export function ProductListWidget({ site, widget }: ProductListWidgetProps) {
  if (widget.products.length === 0) return null
  const imageBase = env().IMAGE_URL
  return (
    <div>
      <div className={styles.head}>
        <h2 className="serif d-32">{widget.title}</h2>
      </div>
      {widget.isSlider ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <ul className={styles.slider} tabIndex={0} aria-label={widget.title}>
          {widget.products.map((product) => (
            <li key={product.productId}>
              <ProductCard site={site} product={product} imageBase={imageBase} headingLevel={3} />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGrid site={site} products={widget.products} imageBase={imageBase} />
      )}
    </div>
  )
}
