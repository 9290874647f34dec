import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { comingDay } from '@/lib/product/coming-day'
import { isSoldYet } from '@/lib/product/is-sold-yet'
import type { ProductModel } from '@/lib/product/product-types'
import { mapPurchaseProduct } from '@/lib/product/purchase-product'
import { shownNames } from '@/lib/product/shown-names'
import { contentHref } from '@/lib/routing/content-paths'
import { localHref, routeHref } from '@/lib/routing/href'
import type { ProductRecommendations } from '@/lib/search/load-product-recommendations'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { ColourSiblings } from './colour-siblings'
import { DeferredProductMain } from './deferred-product-main'
import { Price } from './price'
import { ProductDetails } from './product-details'
import styles from './product-page.module.css'
import { RecommendationRows, SIMILAR_ID } from './recommendation-rows'
import { SIZE_GUIDE_ID, SizeGuideSheet, type SizeGuideTexts } from './size-guide-sheet'

type ProductPageViewProps = {
  site: Site
  product: ProductModel
  recommendations: ProductRecommendations
  sizeGuide: SizeGuideTexts | null
}

/** "Coming 12 December" while the product is not sold yet; null once it is. */
async function comingText(site: Site, { firstAvailableOn }: ProductModel): Promise<string | null> {
  if (firstAvailableOn === null || isSoldYet(firstAvailableOn, Date.now())) return null
  const t = await getTranslations({ locale: site.lang, namespace: 'product' })
  return t('comingOn', { date: comingDay(site.lang, firstAvailableOn) })
}

type HeadingProps = Pick<ProductPageViewProps, 'site' | 'product'> & { isComing: boolean }

/** Breadcrumbs, brand, name, price, campaigns and colours, above the sizes. */
async function ProductHeading({ site, product, isComing }: HeadingProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'product' })
  const shell = await getTranslations({ locale: site.lang, namespace: 'shell' })
  const { name, brand, price, colour, siblings, campaigns } = product
  const crumbs = [
    { name: shell('home'), href: routeHref(site, 'home') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, href: localHref(site, crumb.canonicalUrl) })),
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} label={shell('breadcrumbs')} />
      <p className={styles.brand}>{brand}</p>
      <h1 className={`serif d-32 ${styles.name}`}>{name}</h1>
      <div className={styles.price}>
        <Price view={price} words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }} isFull />
      </div>
      {shownNames(campaigns).map((campaign) => (
        <p key={campaign} className={styles.campaign}>
          {campaign}
        </p>
      ))}
      <ColourSiblings
        site={site}
        imageBase={env().IMAGE_URL}
        colour={colour}
        // before its first day of sale a product has no stock, but is not sold out
        siblings={siblings.map((each) => (isComing && each.isCurrent ? { ...each, isSoldOut: false } : each))}
      />
    </>
  )
}

/** Pictures, buy column and recommendations (R-PDP-01…06, R-PDP-12). */
export async function ProductPageView({ site, product, recommendations, sizeGuide }: ProductPageViewProps) {
  const footer = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const sizeGuideId = sizeGuide ? SIZE_GUIDE_ID : null
  const coming = await comingText(site, product)
  return (
    <div className={styles.page}>
      <JsonLd data={productJsonLd(site, product)} />
      <JsonLd data={breadcrumbJsonLd(site, product.breadcrumbs)} />
      <article className={styles.layout} data-detail={product.productId}>
        <DeferredProductMain
          product={mapPurchaseProduct(product)}
          sizeGuideId={sizeGuideId}
          similarHref={recommendations.alternatives.length > 0 ? `#${SIMILAR_ID}` : null}
          serviceMail={footer('mail')}
          comingText={coming}
          privacyHref={contentHref(site, 'privacy')}
          heading={<ProductHeading site={site} product={product} isComing={coming !== null} />}
          details={<ProductDetails site={site} product={product} sizeGuideId={sizeGuideId} />}
        />
      </article>
      <RecommendationRows
        lang={site.lang}
        product={product}
        href={localHref(site, product.canonicalUrl)}
        recommendations={recommendations}
      />
      {sizeGuide ? <SizeGuideSheet site={site} guide={sizeGuide} /> : null}
    </div>
  )
}
