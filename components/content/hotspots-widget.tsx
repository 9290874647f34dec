import { useTranslations } from 'next-intl'
import { Price } from '@/components/product/price'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { env } from '@/lib/config/env'
import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import places from './hotspot-places.module.css'
import styles from './hotspots-widget.module.css'

type Hotspots = Extract<Widget, { kind: 'hotspots' }>
type Spot = Hotspots['spots'][number]

const digits = (percent: number): string => String(percent).padStart(2, '0')

function SpotProduct({ site, product }: { site: Site; product: ProductCardModel }) {
  const t = useTranslations('product')
  return (
    <>
      <Link href={localHref(site, product.canonicalUrl)} className={styles.name}>
        {product.name}
      </Link>
      <Price view={product.price} words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }} />
    </>
  )
}

/** A numbered point on the picture that opens a product card. Only one is open at a time, even without JavaScript. */
function Point({ site, spot, number, group }: { site: Site; spot: Spot; number: number; group: string }) {
  const { x, y, product } = spot
  const side = { 'data-side': x > 50 ? 'left' : 'right', 'data-rise': y > 55 ? 'up' : 'down' }
  return (
    <div className={`${styles.point} ${places.at}`} data-x={digits(x)} data-y={digits(y)}>
      <span className={styles.mark} aria-hidden="true">
        {number}
      </span>
      <details name={group} className={styles.spot}>
        <summary aria-label={product.name} />
        <div className={styles.card} {...side}>
          <p className={styles.brand}>{product.brand}</p>
          <SpotProduct site={site} product={product} />
        </div>
      </details>
    </div>
  )
}

/** The products of an outfit, as points on its picture and as a list beside it (below it on phones). */
export function HotspotsWidget({ site, widget }: { site: Site; widget: Hotspots }) {
  const { id, image, heading, text, button, spots } = widget
  const group = `outfit-${id}`
  return (
    <div className={styles.outfit} data-promo={id}>
      <div className={styles.picture} data-hotspots="" data-upright={image.height > image.width ? '' : undefined}>
        <Picture
          imageBase={env().IMAGE_URL}
          file={image.file}
          width={image.width}
          height={image.height}
          sizes="(min-width: 1024px) 66vw, 100vw"
          alt={image.alt}
          ground="wall"
        />
        {spots.map((spot, index) => (
          <Point key={spot.product.productId} site={site} spot={spot} number={index + 1} group={group} />
        ))}
      </div>
      <div className={styles.words}>
        {heading ? <h2 className="serif d-40">{heading}</h2> : null}
        {text ? <p>{text}</p> : null}
        <ol className={styles.list}>
          {spots.map(({ product }, index) => (
            <li key={product.productId}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <SpotProduct site={site} product={product} />
            </li>
          ))}
        </ol>
        {button ? (
          <LinkButton href={button.href} variant="line">
            {button.text}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
