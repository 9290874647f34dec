import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { isPlainPress } from '@/components/ui/is-plain-press'
import styles from './more-products.module.css'
import type { ListWork } from './use-list-work'

type PreviousProductsProps = { href: string; work: ListWork; onPress: () => void }

/** Link to the page before the first one shown; with JavaScript it is added in place. */
export function PreviousProducts({ href, work, onPress }: PreviousProductsProps) {
  const t = useTranslations('list')
  const filter = useTranslations('filter')
  const state = work?.kind === 'previous' ? work.state : 'idle'
  return (
    <div className={styles.previous}>
      <a
        className={buttonClass({ variant: 'line' })}
        href={href}
        aria-busy={state === 'busy' || undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return
          event.preventDefault()
          onPress()
        }}
      >
        {state === 'busy' ? t('moreBusy') : filter('previous')}
      </a>
      <p className={styles.error} role="status">
        {state === 'failed' ? t('moreFailed') : ''}
      </p>
    </div>
  )
}
