import { ProductGrid } from '@/components/product/product-grid'
import { Link } from '@/components/ui/link'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './product-list-widget.module.css'
import { ProductSlider } from './product-slider'

type ProductListWidgetProps = {
  site: Site
  widget: Extract<Widget, { kind: 'product-list' }>
  /** Buttons the editor set beside the list. */
  ways?: readonly { href: string; text: string }[]
}

/** Pieces the editor chose by a search, as a row that scrolls or as a grid, with the way to more. Empty lists hide. */
export function ProductListWidget({ site, widget, ways = [] }: ProductListWidgetProps) {
  if (widget.products.length === 0) return null
  const links = ways.map(({ href, text }) => (
    <Link key={href} href={href} className="text-link text-link--touch">
      {text}
    </Link>
  ))
  if (widget.isSlider) return <ProductSlider site={site} title={widget.title} products={widget.products} ways={links} />
  return (
    <div>
      <div className={styles.head}>
        <h2 className="serif d-40">{widget.title}</h2>
        {links}
      </div>
      <ProductGrid site={site} products={widget.products} imageBase={env().IMAGE_URL} />
    </div>
  )
}
