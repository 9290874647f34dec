import { getFormatter, getTranslations } from 'next-intl/server'
import { AddToCart } from '@/components/product/add-to-cart'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { RETURN_DAYS } from '@/lib/config/constants'
import { env } from '@/lib/config/env'
import { formatWhole } from '@/lib/market/format-whole'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { isSoldYet } from '@/lib/product/is-sold-yet'
import type { ProductModel } from '@/lib/product/product-types'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import { localHref, routeHref } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { ColourSiblings } from './colour-siblings'
import { Price } from './price'
import { ProductDetails } from './product-details'
import { ProductGallery } from './product-gallery'
import styles from './product-page.module.css'

/** Pictures on the left, the buy column beside them: what it is, what it costs, which sizes there are (R-PDP-01…06). */
export async function ProductPageView({ site, product }: { site: Site; product: ProductModel }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'product' })
  const list = await getTranslations({ locale: site.lang, namespace: 'list' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const base = env().IMAGE_URL
  const crumbs = [
    { name: common('home'), href: routeHref(site, 'home') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, href: localHref(site, crumb.canonicalUrl) })),
  ]
  const { name, brand, images, price, colour } = product
  const sizes = product.skus.map(({ skuId, name: size, stock }) => {
    const status = stockStatus(stock)
    return { skuId, name: size, stock: stock.totalStock, status, delivery: deliveryText(status) }
  })
  const format = await getFormatter({ locale: site.lang })
  const firstDay = product.firstAvailableOn ? new Date(product.firstAvailableOn) : null
  const notSoldText = firstDay
    ? t('availableFrom', { date: format.dateTime(firstDay, { day: 'numeric', month: 'long' }) })
    : t('notSold')
  return (
    <>
      <JsonLd data={productJsonLd(site, product)} />
      <JsonLd data={breadcrumbJsonLd(site, product.breadcrumbs)} />
      <article className={styles.layout}>
        <ProductGallery
          base={base}
          images={images}
          name={name}
          labels={(index) => t('picture', { name, number: index + 1 })}
        />
        <div className={styles.buy}>
          <Breadcrumbs crumbs={crumbs} label={list('breadcrumbs')} />
          <p className={styles.brand}>{brand}</p>
          <h1 className="serif d-32">{name}</h1>
          <Price view={price} words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }} isFull />
          {product.campaigns
            .filter((campaign) => !campaign.hideTitle)
            .map((campaign) => (
              <p key={campaign.name} className={styles.campaign}>
                {campaign.name}
              </p>
            ))}
          {product.texts.short ? <p className={styles.short}>{product.texts.short}</p> : null}
          <ColourSiblings site={site} base={base} label={t('colour')} colour={colour} siblings={product.siblings} />
          <AddToCart sizes={sizes} notSold={isSoldYet(product.firstAvailableOn, Date.now()) ? null : notSoldText} />
          <ul className={styles.facts}>
            <li>
              <Icon name="truck" size={18} />
              {t('freeShipping', { amount: formatWhole(site, MARKETS[site.market].freeShippingFrom) })}
            </li>
            <li>
              <Icon name="return" size={18} />
              {t('returnsText', { days: RETURN_DAYS })}
            </li>
          </ul>
          <ProductDetails site={site} product={product} />
        </div>
      </article>
    </>
  )
}
