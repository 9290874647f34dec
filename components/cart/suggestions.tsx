import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Price } from '@/components/product/price'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { loadSuggestions } from '@/lib/cart/load-suggestions'
import type { ProductCardModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import styles from './suggestions.module.css'

/** Pieces in waiting, as many as can be seen at once. */
const PLACES = [1, 2, 3]

/** Null while on its way; [] when there is nothing, or the backend does not answer. */
function useSuggestions(): ProductCardModel[] | null {
  const shop = useShop()
  const [products, setProducts] = useState<ProductCardModel[] | null>(null)
  useEffect(() => {
    let isOver = false
    loadSuggestions(shop)
      .catch((error) => {
        console.warn('There are no suggestions for the empty cart', error)
        return []
      })
      .then((found) => {
        if (!isOver) setProducts(found)
      })
    return () => {
      isOver = true
    }
  }, [shop])
  return products
}

/** What others like just now, for a cart with nothing in it; its places are kept while it is on its way. */
export function Suggestions() {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  const products = useSuggestions()
  if (products?.length === 0) return null
  return (
    <section className={styles.suggestions} aria-labelledby="cart-suggestions" aria-busy={products === null}>
      <h3 className="serif d-24" id="cart-suggestions">
        {t('suggestions')}
      </h3>
      <ul>
        {products
          ? products.map((product) => (
              <li key={product.productId}>
                <Picture
                  imageBase={imageBase}
                  file={product.images[0] ?? ''}
                  width={200}
                  height={250}
                  sizes="144px"
                  alt=""
                />
                <p className={styles.name}>
                  <Link href={localHref(site, product.canonicalUrl)}>{product.name}</Link>
                </p>
                <Price view={product.price} words={{ lowest: t('struck'), regular: '' }} />
              </li>
            ))
          : PLACES.map((place) => <li key={place} className={styles.place} />)}
      </ul>
    </section>
  )
}
