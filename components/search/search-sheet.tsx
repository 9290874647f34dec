import { getTranslations } from 'next-intl/server'
import { Sheet } from '@/components/ui/sheet'
import type { Site } from '@/lib/market/site'
import { searchFormHref } from '@/lib/routing/search-href'
import { DeferredSearchField } from './deferred-search-field'

/** The search over the page. Its form works before hydration and without script. */
export async function SearchSheet({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchField' })
  return (
    <Sheet id="search" title={t('open')} place="top">
      <DeferredSearchField action={searchFormHref(site)} />
    </Sheet>
  )
}
