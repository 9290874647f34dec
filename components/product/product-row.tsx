import { useTranslations } from 'next-intl'
import { AfterHeading } from '@/components/ui/after-heading'
import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { ProductCard } from './product-card'
import styles from './product-row.module.css'

type ProductRowProps = {
  site: Site
  imageBase: string
  id: string
  title: string
  products: readonly ProductCardModel[]
}

/** Cards of a row on desktop; up to so many there is nothing to turn over. */
const IN_VIEW = 4

/** A heading and a row of cards to swipe; buttons where there is a mouse. Nothing without products. */
export function ProductRow({ site, imageBase, id, title, products }: ProductRowProps) {
  const t = useTranslations('productPage')
  if (products.length === 0) return null
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-behaviour="slider"
      data-still={products.length > IN_VIEW ? undefined : ''}
    >
      <div className={styles.head}>
        <h2 className="serif d-32" id={`${id}-title`}>
          {title}
        </h2>
        <div className={styles.steps}>
          <button type="button" className={iconButton.button} data-step="-1" aria-label={t('rowBack')}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={iconButton.button} data-step="1" aria-label={t('rowOn')}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <ul className={styles.row} data-row="" data-scroller="">
        <AfterHeading>
          {products.map((product) => (
            <li key={product.productId}>
              <ProductCard site={site} product={product} imageBase={imageBase} headingLevel={3} />
            </li>
          ))}
        </AfterHeading>
      </ul>
    </section>
  )
}
