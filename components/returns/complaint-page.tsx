'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { type ComplaintDraft, keepComplaintDraft, readComplaintDraft } from '@/lib/returns/complaint-draft'
import { removeComplaintDraft } from '@/lib/returns/forget-return'
import type { Complaint, ReturnOrderHead, ReturnProblem } from '@/lib/returns/return-calls'
import { ComplaintForm } from './complaint-form'
import { ComplaintList } from './complaint-list'
import { ComplaintStatus } from './complaint-status'
import { OpenOrder } from './open-order'
import { ReturnProblemText } from './return-problem'
import styles from './returns.module.css'
import { StepTitle } from './step-title'
import { type OpenedOrder, useReturnOrder } from './use-return-order'

type OrderComplaintProps = {
  opened: OpenedOrder
  mail: string
  takesPhotos: boolean
  problem: ReturnProblem | null
  renew: (access: string, why?: ReturnProblem | null) => Promise<void>
  close: () => void
}

/** A complaint about the open order, and those that were made; what is typed stays on the device until it is sent. */
function OrderComplaint({ opened: { order, access }, mail, takesPhotos, problem, renew, close }: OrderComplaintProps) {
  const t = useTranslations('complaint.form')
  const returns = useTranslations('returns')
  const [draft, setDraft] = useState(() => readComplaintDraft(order))
  const newest = useRef(draft)
  const [done, setDone] = useState<Complaint | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const change = (changed: Partial<ComplaintDraft>) => {
    newest.current = { ...newest.current, ...changed, key: crypto.randomUUID() }
    setDraft(newest.current)
    keepComplaintDraft(newest.current)
  }
  const finish = (complaint: Complaint) => {
    removeComplaintDraft()
    setDone(complaint)
  }
  const complaint = done ?? order.complaints.find(({ number }) => number === shown)
  if (complaint)
    return <ComplaintStatus {...{ complaint, order, mail }} isNew={done !== null} onBack={() => renew(access)} />
  return (
    <>
      <StepTitle words={returns('order', { number: order.orderNumber })} />
      <div className={styles.lead}>
        <button type="button" className="text-link text-link--touch" onClick={close}>
          {returns('another')}
        </button>
      </div>
      <ComplaintList complaints={order.complaints} onShow={setShown} />
      {order.deliveredAt ? (
        <ComplaintForm
          {...{ order, access, draft, change, mail, takesPhotos, problem }}
          newest={() => newest.current}
          onRefused={(why) => renew(access, why)}
          onDone={finish}
        />
      ) : (
        <>
          <ReturnProblemText problem={problem} mail={mail} />
          <p>{t('notDelivered', { mail })}</p>
        </>
      )}
    </>
  )
}

type ComplaintPageProps = {
  mail: string
  /** The shop takes photos with a complaint. */
  takesPhotos: boolean
  /** What the page says before an order is open. */
  children: ReactNode
}

/** Opens an order and takes a complaint about it (T36). */
export function ComplaintPage({ mail, takesPhotos, children }: ComplaintPageProps) {
  const t = useTranslations('complaint')
  const state = useReturnOrder()
  const { opened, problem, renew, close } = state
  if (opened) {
    return <OrderComplaint key={opened.id} {...{ opened, mail, takesPhotos, problem, renew }} close={() => close()} />
  }
  const own = {
    title: t('own'),
    none: t('ownNone'),
    isOffered: ({ deliveredAt }: ReturnOrderHead) => deliveredAt !== null,
  }
  return (
    <OpenOrder title={t('title')} {...{ mail, state, own }}>
      {children}
    </OpenOrder>
  )
}
