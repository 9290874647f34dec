'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { removeReturnDraft } from '@/lib/returns/forget-return'
import type { RegisteredReturn, ReturnOrderHead, ReturnProblem } from '@/lib/returns/return-calls'
import { keepReturnDraft, type ReturnDraft, readReturnDraft } from '@/lib/returns/return-draft'
import { routeHref } from '@/lib/routing/href'
import { CheckReturn } from './check-return'
import { ChooseLines } from './choose-lines'
import { ComplaintList } from './complaint-list'
import { OpenOrder } from './open-order'
import { ReturnReceipt } from './return-receipt'
import { ReturnList, ReturnStatus } from './return-status'
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
  const complaint = useTranslations('complaint')
  const { site } = useShopConfig()
  const [draft, setDraft] = useState(() => readReturnDraft(order))
  const [isChecking, setChecking] = useState(false)
  const [done, setDone] = useState<RegisteredReturn | null>(null)
  const change = (changed: Partial<ReturnDraft>) => {
    const next = { ...draft, ...changed, key: crypto.randomUUID() }
    setDraft(next)
    keepReturnDraft(next)
  }
  const chooseAgain = (why: ReturnProblem) => {
    // the key may belong to a return that was registered with other lines
    if (why === 'lineChanged') change({})
    return renew(access, why)
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
        onRefused={chooseAgain}
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
      <ComplaintList complaints={order.complaints} />
      {order.deliveredAt ? (
        <Link href={routeHref(site, 'complaint')} className="text-link text-link--touch">
          {complaint('link')}
        </Link>
      ) : null}
    </ChooseLines>
  )
}

/** Registers a return (R-RETURN-01). `children` is what the page says before an order is open. */
export function ReturnsPage({ mail, children }: { mail: string; children: ReactNode }) {
  const t = useTranslations('returns')
  const state = useReturnOrder()
  const { opened, problem, renew, close } = state
  if (opened) return <OrderReturn key={opened.id} {...{ opened, mail, problem, renew }} close={() => close()} />
  const own = {
    title: t('own'),
    none: t('ownNone'),
    isOffered: ({ isOpen }: ReturnOrderHead) => isOpen,
    hasLastDay: true,
  }
  return (
    <OpenOrder title={t('title')} {...{ mail, state, own }}>
      {children}
    </OpenOrder>
  )
}
