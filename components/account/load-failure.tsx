import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import styles from './account-parts.module.css'

/** Says that something could not be read, with a button to try again. */
export function LoadFailure({ text, retry }: { text: string; retry: () => void }) {
  const common = useTranslations('common')
  return (
    <div className={styles.failure}>
      <p role="alert">{text}</p>
      <Button variant="line" onClick={retry}>
        {common('retry')}
      </Button>
    </div>
  )
}
