import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FindOrder, OwnOrders, type OwnOrdersProps } from './find-order'
import styles from './returns.module.css'
import { StepTitle } from './step-title'
import type { useReturnOrder } from './use-return-order'

type OpenOrderProps = {
  title: string
  mail: string
  state: ReturnType<typeof useReturnOrder>
  /** The list of the account's orders. */
  own: Omit<OwnOrdersProps, 'userId' | 'open' | 'mail'>
  /** What the page says first. */
  children: ReactNode
}

/** The step before an order is open: the signed-in shopper's orders, and the form that opens one (T11). */
export function OpenOrder({ title, mail, state, own, children }: OpenOrderProps) {
  const t = useTranslations('returns')
  const { problem, isKnown, user, number, open, wasOpen } = state
  return (
    <>
      {wasOpen ? <StepTitle words={title} /> : <h1 className="serif d-56">{title}</h1>}
      {children}
      {isKnown ? (
        <>
          {user ? <OwnOrders userId={user.id} {...{ open, mail }} {...own} /> : null}
          {user ? <h2 className={styles.other}>{t('otherOrder')}</h2> : null}
          <FindOrder {...{ open, number, mail, problem }} />
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
