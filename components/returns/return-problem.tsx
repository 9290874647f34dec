import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ReturnProblem } from '@/lib/returns/return-calls'
import styles from './returns.module.css'

/** Says why something about a return failed, and what to do. `mail`: address of customer service. */
export function ReturnProblemText({ problem, mail }: { problem: ReturnProblem | null; mail: string }) {
  const t = useTranslations('returns.problems')
  return (
    <div role="alert">
      {problem ? (
        <p className={styles.problem}>
          <Icon name="alert" size={17} />
          {t(problem, { mail })}
        </p>
      ) : null}
    </div>
  )
}
