import { getTranslations } from 'next-intl/server'
import { DeferredCardScrollers } from '@/components/product/deferred-card-scrollers'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import type { Site } from '@/lib/market/site'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import { loadNewProducts } from '@/lib/product/load-new-products'

/** What is new in the shop: the same for everybody, so part of the stored page. Nothing when there is too little. */
export async function NewProducts({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'account.start' })
  const labels = await getTranslations({ locale: site.lang, namespace: 'productPage' })
  const rows = await loadOptionalPart('new-products', site, loadNewProducts(site), [])
  if (rows.length < LEAST_IN_ROW) return null
  return (
    <DeferredCardScrollers
      scrollers={[{ id: 'new-products', title: t('new'), rows }]}
      labels={{ back: labels('rowBack'), forward: labels('rowOn') }}
    />
  )
}
