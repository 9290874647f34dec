import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { preloadSearch } from './preload-search'
import styles from './search-button.module.css'

/** Opens the search, with no script: as a word, or as an icon where there is little room. */
export function SearchButton({ look }: { look: 'word' | 'icon' }) {
  const t = useTranslations('searchField')
  const common = {
    type: 'button',
    popoverTarget: 'search',
    // a pointer that rested on the button while it hydrated only moves
    onPointerMove: preloadSearch,
    onFocus: preloadSearch,
  } as const
  return look === 'icon' ? (
    <button {...common} className={iconButton.button} aria-label={t('open')}>
      <Icon name="search" />
    </button>
  ) : (
    <button {...common} className={styles.word}>
      {t('open')}
    </button>
  )
}
