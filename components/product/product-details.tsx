import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Site } from '@/lib/market/site'
import type { ProductModel } from '@/lib/product/product-types'
import styles from './product-page.module.css'

function Section({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

/** The quiet half of the buy column: description, parameters by group, the rest, delivery. */
export async function ProductDetails({ site, product }: { site: Site; product: ProductModel }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'product' })
  // the colour stands beside the colour siblings
  const groups = product.parameterGroups
    .map((group) => ({ ...group, parameters: group.parameters.filter(({ name }) => name !== 'Color') }))
    .filter((group) => group.parameters.length > 0)
  return (
    <div className={styles.details}>
      {product.texts.long ? (
        <Section title={t('description')} isOpen>
          <p>{product.texts.long}</p>
        </Section>
      ) : null}
      {groups.map((group) => (
        <Section key={group.id} title={group.name || t('specification')}>
          <dl>
            {group.parameters.map((parameter) => (
              <div key={parameter.name} className="contents">
                <dt>{parameter.label}</dt>
                <dd>{parameter.value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      {product.texts.extra ? (
        <Section title={t('more')}>
          <p>{product.texts.extra}</p>
        </Section>
      ) : null}
      <Section title={t('deliveryAndReturns')}>
        <p>{t('deliveryText')}</p>
      </Section>
    </div>
  )
}
