import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/config/constants'
import { siteHtml } from '@/lib/content/site-href'
import { formatMoney } from '@/lib/market/format-money'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { type Fact, productSections } from '@/lib/product/product-sections'
import type { ProductModel } from '@/lib/product/product-types'
import { contentHref } from '@/lib/routing/content-paths'
import { CareMarks } from './care-marks'
import styles from './product-details.module.css'

function Section({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(({ name, label, value }) => (
        <div key={name} className="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Sanitised HTML of the product's editor. Links get the prefix of the site here: the cached product has none. */
function EditorHtml({ site, html, look = '' }: { site: Site; html: string; look?: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/product/load-product.ts
  return <div className={`${styles.text} ${look}`} dangerouslySetInnerHTML={{ __html: siteHtml(site, html) }} />
}

type DetailsProps = { site: Site; product: ProductModel; sizeGuideId: string | null }

type FitProps = Pick<DetailsProps, 'site' | 'sizeGuideId'> & { facts: Fact[]; text: string }

function Fit({ site, facts, text, sizeGuideId }: FitProps) {
  const t = useTranslations('productPage')
  if (facts.length === 0 && !text) return null
  return (
    <Section title={t('fitAndMeasures')}>
      <EditorHtml site={site} html={text} />
      <Facts facts={facts} />
      {sizeGuideId ? (
        <button type="button" className="text-link text-link--touch" popoverTarget={sizeGuideId}>
          {t('sizeGuide')}
        </button>
      ) : null}
    </Section>
  )
}

function Delivery({ site }: { site: Site }) {
  const t = useTranslations('productPage')
  const amount = formatMoney(site, MARKETS[site.market].freeShippingFrom)
  return (
    <Section title={t('deliveryAndReturns')}>
      <p>{t.rich('deliveryText', { amount, sum: (words) => <span className="says-inc-vat">{words}</span> })}</p>
      <p>{t('returnsDetail', { days: RETURN_DAYS })}</p>
      <p className={styles.links}>
        <Link className="text-link text-link--touch" href={contentHref(site, 'delivery')}>
          {t('deliveryLink')}
        </Link>
        <Link className="text-link text-link--touch" href={contentHref(site, 'returns')}>
          {t('returnsLink')}
        </Link>
      </p>
    </Section>
  )
}

/** Lower part of the buy column: description, material and care, fit, delivery. */
export function ProductDetails({ site, product, sizeGuideId }: DetailsProps) {
  const t = useTranslations('productPage')
  const { material, careMarks, care, fit, fitText, others } = productSections(product)
  const { short, long } = product.texts
  const hasMaterial = material.length > 0 || careMarks.length > 0 || care
  return (
    <div className={styles.details}>
      <Section title={t('description')} isOpen>
        <EditorHtml site={site} html={short} look={styles.lead} />
        <EditorHtml site={site} html={long} />
        <p className={styles.number}>{t('articleNumber', { number: product.articleNumber })}</p>
      </Section>
      {hasMaterial ? (
        <Section title={t('materialAndCare')}>
          <Facts facts={material} />
          <CareMarks marks={careMarks} />
          {care ? <p>{care}</p> : null}
        </Section>
      ) : null}
      <Fit site={site} facts={fit} text={fitText} sizeGuideId={sizeGuideId} />
      {others.map((group) => (
        <Section key={group.id} title={group.name}>
          <Facts facts={group.parameters} />
        </Section>
      ))}
      <Delivery site={site} />
    </div>
  )
}
