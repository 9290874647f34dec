import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import { Price } from './price'
import styles from './product-card.module.css'

const SIZES = '(min-width: 1920px) 410px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 50vw'

type ProductCardProps = {
  site: Site
  product: ProductCardModel
  imageBase: string
  priority?: boolean
  headingLevel?: 2 | 3
}

/** One piece in a list: picture, brand, name, price in both modes (R-LIST-08's foundation). */
export function ProductCard({ site, product, imageBase, priority = false, headingLevel: level = 2 }: ProductCardProps) {
  const t = useTranslations('product')
  const Heading = level === 2 ? 'h2' : 'h3'
  const [front, second] = product.images
  const badge = badgeOf(product, t)
  return (
    <article className={styles.card} data-testid="product-card" data-alias={product.alias}>
      <div className={styles.picture}>
        {front ? (
          <Picture base={imageBase} file={front} width={400} height={500} sizes={SIZES} alt="" priority={priority} />
        ) : null}
        {second ? <Picture base={imageBase} file={second} width={400} height={500} sizes={SIZES} alt="" /> : null}
      </div>
      {badge ? (
        <p className={styles.badge} data-sale={badge.isSale ? '' : undefined}>
          {badge.text}
        </p>
      ) : null}
      <div className={styles.text}>
        <p className={styles.brand}>{product.brand}</p>
        <Heading className={styles.name}>
          <Link href={localHref(site, product.canonicalUrl)} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        <Price view={product.price} words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }} />
        {product.colourCount > 1 ? (
          <p className={styles.note}>{t('colourCount', { count: product.colourCount })}</p>
        ) : null}
      </div>
    </article>
  )
}

/** At most one plain word: sold out, then the visible campaign, then last pieces. */
function badgeOf(product: ProductCardModel, t: (key: 'soldOut' | 'fewLeft') => string) {
  if (product.status === 'OUT_OF_STOCK') return { text: t('soldOut'), isSale: false }
  const campaign = product.campaigns.find((candidate) => !candidate.hideTitle)
  if (campaign) return { text: campaign.name, isSale: true }
  return product.status === 'FEW_LEFT' ? { text: t('fewLeft'), isSale: false } : null
}
