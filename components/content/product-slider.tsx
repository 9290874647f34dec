import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/product/product-card'
import { Icon } from '@/components/ui/icon'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { isNew } from '@/lib/product/is-new'
import type { ProductCardModel } from '@/lib/product/product-types'
import styles from './product-slider.module.css'

type ProductSliderProps = { site: Site; title: string; products: readonly ProductCardModel[]; ways: React.ReactNode }

/** A row that scrolls with snap by itself; the behaviour adds a card a press and the arrow keys. */
export function ProductSlider({ site, title, products, ways }: ProductSliderProps) {
  const t = useTranslations('content')
  const imageBase = env().IMAGE_URL
  // said on every card it says nothing
  const saysNew = !products.every(({ firstAvailableOn }) => isNew(firstAvailableOn, Date.now()))
  return (
    <div className={styles.slider} data-behaviour="slider">
      <div className={styles.head}>
        <h2 className="serif d-40">{title}</h2>
        {ways}
        <div className={styles.arrows}>
          <button type="button" data-step="-1" aria-label={t('previousIn', { title })}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" data-step="1" aria-label={t('nextIn', { title })}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.row} data-row="" tabIndex={0} aria-label={t('slider', { title })}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductCard site={site} product={product} imageBase={imageBase} headingLevel={3} saysNew={saysNew} />
          </li>
        ))}
      </ul>
      <div className={styles.progress} aria-hidden="true" />
    </div>
  )
}
