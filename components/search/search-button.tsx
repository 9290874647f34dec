import { getTranslations } from 'next-intl/server'
import iconButton from '@/components/ui/icon-button.module.css'
import { SearchIcon } from '@/components/ui/search-icon'
import type { Site } from '@/lib/market/site'
import styles from './search-button.module.css'

/** Opens the search without JavaScript: a text, on phones an icon. */
export async function SearchButton({ site, look }: { site: Site; look: 'word' | 'icon' }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchField' })
  return look === 'icon' ? (
    <button type="button" className={`phone-only ${iconButton.button}`} popoverTarget="search" aria-label={t('open')}>
      <SearchIcon />
    </button>
  ) : (
    <button type="button" className={`desk-only wide-target ${styles.word}`} popoverTarget="search">
      {t('open')}
    </button>
  )
}
