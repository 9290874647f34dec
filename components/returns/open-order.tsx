import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/account/load-failure'
import { FindOrder, OwnOrders, type OwnOrdersProps } from './find-order'
import type { ProblemWords } from './return-problem'
import styles from './returns.module.css'
import { StepTitle } from './step-title'
import type { useReturnOrder } from './use-return-order'

type OpenOrderProps = {
  title: string
  mail: string
  state: ReturnType<typeof useReturnOrder>
  /** The list of the account's orders. */
  own?: Omit<OwnOrdersProps, 'userId' | 'open' | 'mail'>
  words?: ProblemWords
  /** What the page says first, and below the form. */
  children: ReactNode
  after?: ReactNode
}

/** The step before an order is open: the signed-in shopper's orders, and the form that opens one (T11). */
export function OpenOrder({ title, mail, state, own, words, children, after }: OpenOrderProps) {
  const t = useTranslations('returns')
  const { problem, isKnown, user, number, open, retry, wasOpen } = state
  // what the address has asked for can be tried again
  const hasFailed = problem === 'failed'
  return (
    <>
      {wasOpen ? <StepTitle words={title} /> : <h1 className="serif d-56">{title}</h1>}
      {children}
      {isKnown ? (
        <>
          {hasFailed ? <LoadFailure text={words?.failed ?? t('problems.failed', { mail })} retry={retry} /> : null}
          {user && own ? (
            <>
              <OwnOrders userId={user.id} {...{ open, mail }} {...own} />
              <h2 className={styles.other}>{t('otherOrder')}</h2>
            </>
          ) : null}
          <FindOrder {...{ open, number, mail, words }} problem={hasFailed ? null : problem} />
          {after}
        </>
      ) : (
        <div className={styles.scripted}>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <div className={styles.waiting} aria-hidden="true" />
        </div>
      )}
    </>
  )
}
