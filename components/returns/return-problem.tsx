import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ReturnProblem } from '@/lib/returns/return-calls'
import styles from './returns.module.css'

/** Texts of a page that differ from those for a return. */
export type ProblemWords = Partial<Record<ReturnProblem, string>>

type ProblemTextProps = { problem: ReturnProblem | null; mail: string; words?: ProblemWords | undefined }

/** Says why something about an order failed, and what to do. `mail`: address of customer service. */
export function ReturnProblemText({ problem, mail, words }: ProblemTextProps) {
  const t = useTranslations('returns.problems')
  return (
    <div role="alert">
      {problem ? (
        <p className={styles.problem}>
          <Icon name="alert" size={17} />
          {words?.[problem] ?? t(problem, { mail })}
        </p>
      ) : null}
    </div>
  )
}
