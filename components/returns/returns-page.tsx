'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { removeReturnDraft } from '@/lib/returns/forget-return'
import type { RegisteredReturn, ReturnProblem } from '@/lib/returns/return-calls'
import { keepReturnDraft, type ReturnDraft, readReturnDraft } from '@/lib/returns/return-draft'
import { CheckReturn } from './check-return'
import { ChooseLines } from './choose-lines'
import { FindOrder, OwnOrders } from './find-order'
import { ReturnReceipt } from './return-receipt'
import { ReturnList, ReturnStatus } from './return-status'
import styles from './returns.module.css'
import { StepTitle } from './step-title'
import { type OpenedOrder, useReturnOrder } from './use-return-order'

type OrderReturnProps = {
  opened: OpenedOrder
  mail: string
  problem: ReturnProblem | null
  renew: (access: string, why?: ReturnProblem | null) => Promise<void>
  close: () => void
}

/** Choosing, checking and sending a return of the open order; the draft stays on the device until it is sent (T11). */
function OrderReturn({ opened: { order, access }, mail, problem, renew, close }: OrderReturnProps) {
  const [draft, setDraft] = useState(() => readReturnDraft(order))
  const [isChecking, setChecking] = useState(false)
  const [done, setDone] = useState<RegisteredReturn | null>(null)
  const change = (changed: Partial<ReturnDraft>) => {
    const next = { ...draft, ...changed, key: crypto.randomUUID() }
    setDraft(next)
    keepReturnDraft(next)
  }
  const finish = (registered: RegisteredReturn) => {
    removeReturnDraft()
    setDone(registered)
  }
  const [shown, setShown] = useState<string | null>(null)
  const back = () => renew(access)
  if (done) return <ReturnReceipt {...{ order, access }} registered={done} onBack={back} />
  const registered = order.returns.find(({ number }) => number === shown)
  if (registered) {
    return (
      <ReturnStatus
        {...{ registered, access, mail }}
        currency={order.currency}
        onBack={back}
        onChanged={(why) => renew(access, why)}
      />
    )
  }
  if (isChecking) {
    return (
      <CheckReturn
        {...{ order, access, draft, change, mail }}
        onBack={() => setChecking(false)}
        onRefused={(why) => renew(access, why)}
        onDone={finish}
      />
    )
  }
  return (
    <ChooseLines
      {...{ order, draft, mail, problem }}
      onChange={(lines) => change({ lines })}
      onContinue={() => setChecking(true)}
      onOther={close}
    >
      <ReturnList returns={order.returns} onShow={setShown} />
    </ChooseLines>
  )
}

/** Registers a return (R-RETURN-01). `children` is what the page says before an order is open. */
export function ReturnsPage({ mail, children }: { mail: string; children: ReactNode }) {
  const t = useTranslations('returns')
  const { opened, problem, isKnown, user, number, open, renew, close, wasOpen } = useReturnOrder()
  if (opened) return <OrderReturn key={opened.id} {...{ opened, mail, problem, renew }} close={() => close()} />
  return (
    <>
      {wasOpen ? <StepTitle words={t('title')} /> : <h1 className="serif d-56">{t('title')}</h1>}
      {children}
      {isKnown ? (
        <>
          {user ? <OwnOrders userId={user.id} open={open} mail={mail} /> : null}
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
