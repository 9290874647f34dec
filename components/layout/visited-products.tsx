'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { lastVisited, type VisitedProduct } from '@/lib/product/visited-products'
import styles from './visited-products.module.css'

const NONE: readonly string[] = []

/** Hides the browser's broken-image icon when a picture cannot be loaded, for example offline; background and name stay. */
const hidePicture = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden'
}

type VisitedProductsProps = {
  /** Addresses of products shown elsewhere on the page. */
  without?: readonly string[]
  /** Nothing is rendered with fewer products. */
  least?: number
}

/** The products that the shopper viewed last, from the browser's storage. */
export function VisitedProducts({ without = NONE, least = 1 }: VisitedProductsProps) {
  const t = useTranslations('errors')
  const { site } = useShopConfig()
  const [products, setProducts] = useState<VisitedProduct[]>([])
  useEffect(() => setProducts(lastVisited(site, without)), [site, without])
  if (products.length < least) return null
  return (
    <section className={styles.visited} aria-labelledby="visited-title">
      <h2 className="serif d-32" id="visited-title">
        {t('visited')}
      </h2>
      <ul>
        {products.map(({ href, name, picture }) => (
          <li key={href}>
            <Link href={href}>
              <i className={styles.plate}>
                {/* biome-ignore lint/performance/noImgElement: the address the product page stored */}
                <img src={picture} alt="" width={240} height={300} loading="lazy" onError={hidePicture} />
              </i>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
