import type { Config } from '@apptus/esales-api'
import { viewportClass } from '@/lib/browser/viewport-class'
import type { Shop } from '@/lib/store/shop'

/** Cluster, market, language and touchpoint of a tab, for the vendor's client. */
export const searchConfig = ({ config, store }: Shop, session: Config['session']): Config => ({
  clusterId: config.searchCluster,
  market: config.country.code,
  locale: config.iso,
  // R-SEARCH-05
  touchpoint: viewportClass(store.getState().root.viewportWidth) === 'phone' ? 'mobile' : 'desktop',
  session,
})
