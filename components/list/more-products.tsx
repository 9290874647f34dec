import { useTranslations } from 'next-intl'
import { WaitingCards } from '@/components/product/waiting-cards'
import { Button } from '@/components/ui/button'
import styles from './more-products.module.css'
import type { ListWork } from './use-list-work'

type MoreProductsProps = {
  seen: number
  totalCount: number
  text: string
  hasMore: boolean
  work: ListWork
  onMore: () => void
}

/** Number of products seen, and a button that adds the next page. */
export function MoreProducts({ seen, totalCount, text, hasMore, work, onMore }: MoreProductsProps) {
  const t = useTranslations('list')
  const state = work?.kind === 'more' ? work.state : 'idle'
  return (
    <>
      {state === 'busy' ? (
        <div className={styles.added}>
          <WaitingCards />
        </div>
      ) : null}
      <div className={styles.more}>
        <p aria-live="polite">{text}</p>
        <progress max={totalCount} value={seen} aria-label={text} />
        <p role="status" className={styles.error}>
          {state === 'failed' ? t('moreFailed') : ''}
        </p>
        {hasMore ? (
          <Button variant="line" busy={state === 'busy'} busyText={t('moreBusy')} onClick={onMore}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
