import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/market/site'
import { isNew } from '@/lib/product/is-new'
import { isSoldYet } from '@/lib/product/is-sold-yet'
import type { ProductCardModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import { ColourDots } from './colour-dots'
import { Price } from './price'
import styles from './product-card.module.css'

const SIZES = '(min-width: 1920px) 410px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 50vw'

type ProductCardProps = {
  site: Site
  product: ProductCardModel
  imageBase: string
  priority?: boolean
  headingLevel?: 2 | 3
  /** False where everything is new anyway: in a list that shows the latest first. */
  saysNew?: boolean
}

/**
 * One piece in a list: pictures, brand, name, price in both modes, colours (R-LIST-08's foundation). The second picture
 * and the sizes show on hover and focus; on touch screens the pictures are swiped. The second is only named here: drawn,
 * it made a fifth of a list's HTML.
 */
export function ProductCard(props: ProductCardProps) {
  const { site, product, imageBase, priority = false, headingLevel: level = 2, saysNew = true } = props
  const t = useTranslations('product')
  const Heading = level === 2 ? 'h2' : 'h3'
  const href = localHref(site, product.canonicalUrl)
  const [front, second] = product.images
  return (
    <article
      className={styles.card}
      data-testid="product-card"
      data-alias={product.alias}
      data-behaviour={second ? 'product-card' : undefined}
    >
      <div className={styles.stage}>
        <Link href={href} className={styles.pictures} tabIndex={-1} aria-hidden="true" data-card-pictures="">
          {front ? (
            <Picture base={imageBase} file={front} width={400} height={500} sizes={SIZES} alt="" priority={priority} />
          ) : null}
          {second ? <span data-second={second} /> : null}
        </Link>
        {second ? <span className={styles.swiped} aria-hidden="true" /> : null}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{product.brand}</p>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        <Price view={product.price} words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }} />
        <CardFoot product={product} saysNew={saysNew} />
      </div>
    </article>
  )
}

/** Colours, the one plain word and the sizes. */
function CardFoot({ product, saysNew }: { product: ProductCardModel; saysNew: boolean }) {
  const t = useTranslations('product')
  const badge = badgeOf(product, saysNew, t)
  const sizes = product.skus.length > 1 ? product.skus : []
  const place = product.colourCount > 1 || badge ? 'beside' : 'alone'
  return (
    <div className={styles.foot} data-sizes={sizes.length > 0 ? place : undefined}>
      {product.colourCount > 1 ? (
        <ColourDots hexes={product.colourHexes} label={t('colourCount', { count: product.colourCount })} />
      ) : null}
      {badge ? (
        <p className={styles.badge} data-sale={badge.isSale ? '' : undefined}>
          {badge.text}
        </p>
      ) : null}
      {sizes.length > 0 ? (
        <p className={styles.sizes}>
          <span className="visually-hidden">{t('size')}: </span>
          {sizes.map((sku) => (
            <span key={sku.skuId} data-sold-out={sku.stock.totalStock > 0 ? undefined : ''}>
              {sku.name}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** At most one plain word: sold out, on its way, the visible campaign, last pieces, new. */
function badgeOf(
  product: ProductCardModel,
  saysNew: boolean,
  t: (key: 'soldOut' | 'coming' | 'fewLeft' | 'new') => string,
) {
  const plain = (text: string) => ({ text, isSale: false })
  const now = Date.now()
  if (!isSoldYet(product.firstAvailableOn, now)) return plain(t('coming'))
  if (product.status === 'OUT_OF_STOCK') return plain(t('soldOut'))
  const campaign = product.campaigns.find((candidate) => !candidate.hideTitle)
  if (campaign) return { text: campaign.name, isSale: true }
  if (product.status === 'FEW_LEFT') return plain(t('fewLeft'))
  return saysNew && isNew(product.firstAvailableOn, now) ? plain(t('new')) : null
}
