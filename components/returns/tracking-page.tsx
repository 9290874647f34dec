'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDayText } from '@/components/account/use-day-text'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import type { ReturnOrder } from '@/lib/returns/return-calls'
import { localHref, routeHref, withdrawalHref } from '@/lib/routing/href'
import { OpenOrder } from './open-order'
import { OrderProgress } from './order-progress'
import { ReturnItem } from './return-item'
import styles from './returns.module.css'
import { StepTitle } from './step-title'
import { useReturnOrder } from './use-return-order'

const dateOf = (time: string | null): Date | null => (time ? new Date(time) : null)

/** The lines of the order; while a part of it is sent, with those that are not. */
function TrackedItems({ order: { lines, delivery } }: { order: ReturnOrder }) {
  const t = useTranslations('returns')
  const tracking = useTranslations('tracking')
  const { site } = useShopConfig()
  const isSent = (lineId: string) => delivery.parcels.some(({ lineIds }) => lineIds.includes(lineId))
  return (
    <ul className={styles.items} aria-label={t('items')}>
      {lines.map(({ lineId, name, size, colour, picture, path, quantity, isGift }) => (
        <ReturnItem
          key={lineId}
          picture={picture}
          name={
            <p className={styles.name}>
              <Link href={localHref(site, path)} className={styles.product}>
                {name}
              </Link>
            </p>
          }
          facts={[
            [colour, size, t('pieces', { count: quantity })].filter(Boolean).join(', '),
            isGift ? t('gift') : null,
            delivery.state === 'partly-sent' && !isSent(lineId) ? tracking('notSent') : null,
          ]}
        />
      ))}
    </ul>
  )
}

/** What can be done with the order next. */
function NextSteps({ order: { lines, orderNumber, deliveredAt }, mail }: { order: ReturnOrder; mail: string }) {
  const t = useTranslations('tracking')
  const withdrawal = useTranslations('withdrawal')
  const complaint = useTranslations('complaint')
  const { site } = useShopConfig()
  const link = 'text-link text-link--touch'
  return (
    <section className={`${styles.part} ${styles.next}`}>
      <h2>{t('next')}</h2>
      <div className={styles.buttons}>
        {lines.some(({ returnable }) => returnable > 0) ? (
          <Link href={routeHref(site, 'returns')} className={link}>
            {t('return')}
          </Link>
        ) : null}
        <Link href={withdrawalHref(site, orderNumber)} className={link}>
          {withdrawal('link')}
        </Link>
        {deliveredAt ? (
          <Link href={routeHref(site, 'complaint')} className={link}>
            {complaint('link')}
          </Link>
        ) : null}
        <a href={`mailto:${mail}`} className={link}>
          {t('help')}
        </a>
      </div>
    </section>
  )
}

type TrackedOrderProps = { order: ReturnOrder; mail: string; onOther: () => void }

function TrackedOrder({ order, mail, onOther }: TrackedOrderProps) {
  const t = useTranslations('tracking')
  const returns = useTranslations('returns')
  const dayText = useDayText()
  const { orderNumber, orderedAt, deliveredAt, delivery, lines } = order
  const facts = [
    [t('method'), delivery.method],
    [t('place'), delivery.place],
  ] as const
  return (
    <div className={styles.receipt}>
      <StepTitle words={t('order', { number: orderNumber })} />
      <p>
        {t('orderedOn', { date: dayText(new Date(orderedAt)) })} {t(`states.${delivery.state}`)}
      </p>
      <OrderProgress
        delivery={delivery}
        orderedAt={dateOf(orderedAt)}
        deliveredAt={dateOf(deliveredAt)}
        names={new Map(lines.map(({ lineId, name }) => [lineId, name]))}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <TrackedItems order={order} />
      <NextSteps order={order} mail={mail} />
      <div className={styles.buttons}>
        <button type="button" className="text-link text-link--touch" onClick={() => window.print()}>
          {returns('print')}
        </button>
        <button type="button" className="text-link text-link--touch" onClick={onOther}>
          {t('another')}
        </button>
      </div>
    </div>
  )
}

/** Ways to the orders of an account. */
function AccountWay({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('tracking')
  const { site } = useShopConfig()
  const href = routeHref(site, isSignedIn ? 'account-orders' : 'account-sign-in')
  return (
    <p>
      {t.rich(isSignedIn ? 'own' : 'signIn', {
        link: (words) => (
          <Link href={href} className="text-link">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}

/** Shows how far an order is (T36). `children` is what the page says before an order is open. */
export function TrackingPage({ mail, children }: { mail: string; children: ReactNode }) {
  const t = useTranslations('tracking')
  const state = useReturnOrder()
  const { opened, user, close } = state
  if (opened) return <TrackedOrder key={opened.id} order={opened.order} mail={mail} onOther={() => close()} />
  return (
    <OpenOrder
      title={t('title')}
      {...{ mail, state }}
      words={{ closed: t('closed'), failed: t('failed', { mail }) }}
      after={<AccountWay isSignedIn={user !== null} />}
    >
      {children}
    </OpenOrder>
  )
}
