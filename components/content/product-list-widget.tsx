import { DeferredProductGrid } from '@/components/product/deferred-product-grid'
import { Link } from '@/components/ui/link'
import type { Widget } from '@/lib/content/content-types'
import type { Lang } from '@/lib/market/market-table'
import { toCardRows } from '@/lib/product/card-row'
import { isNew } from '@/lib/product/is-new'
import { DeferredProductSlider } from './deferred-product-slider'
import styles from './product-list-widget.module.css'

type ProductListWidgetProps = {
  lang: Lang
  widget: Extract<Widget, { kind: 'product-list' }>
  /** Buttons that the editor has placed after the list. */
  ways?: readonly { href: string; text: string }[]
}

/**
 * Products of an editor's search as a scrolling row or a grid, with links to more. Renders nothing without products.
 */
export function ProductListWidget({ lang, widget, ways = [] }: ProductListWidgetProps) {
  const { id, products, title } = widget
  if (products.length === 0) return null
  const now = Date.now()
  if (widget.isSlider) {
    // the badge "new" is left out when every product would have it
    const showsNew = !products.every(({ firstAvailableOn }) => isNew(firstAvailableOn, now))
    return (
      <div data-list={id}>
        <DeferredProductSlider title={title} rows={toCardRows(products, { lang, now, showsNew })} links={ways} />
      </div>
    )
  }
  return (
    <div data-list={id}>
      <div className={styles.head}>
        <h2 className="serif d-40">{title}</h2>
        {ways.map(({ href, text }) => (
          <Link key={href} href={href} className="text-link text-link--touch">
            {text}
          </Link>
        ))}
      </div>
      <DeferredProductGrid rows={toCardRows(products, { lang, now })} />
    </div>
  )
}
