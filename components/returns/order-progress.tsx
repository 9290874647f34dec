import { useTranslations } from 'next-intl'
import { useDayText } from '@/components/account/use-day-text'
import { useShopConfig } from '@/components/providers/use-shop'
import { type DeliveryWindow, deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import type { OrderDelivery } from '@/lib/returns/return-calls'
import styles from './order-progress.module.css'

type Parcel = OrderDelivery['parcels'][number]

const STEPS = ['received', 'packing', 'sent', 'delivered'] as const
type Step = (typeof STEPS)[number] | 'cancelled'
type State = OrderDelivery['state']

/** The steps of an order, and how many of them are behind it. */
function stepsOf(state: State): { steps: readonly Step[]; reached: number } {
  if (state === 'cancelled') return { steps: ['received', state], reached: 1 }
  return { steps: STEPS, reached: STEPS.indexOf(state === 'partly-sent' ? 'sent' : state) }
}

const DAY = 24 * 60 * 60 * 1000

/** Whether the last day of a window is over everywhere in the Nordic countries. */
const isOver = ({ last }: DeliveryWindow): boolean => Date.now() > last.getTime() + DAY

function Expected({ days }: { days: DeliveryWindow }) {
  const t = useTranslations('tracking')
  const footer = useTranslations('footer')
  const { iso } = useShopConfig()
  if (isOver(days)) return <p>{t('late', { mail: footer('mail') })}</p>
  return (
    <p>
      {t('expected')} <strong className={styles.days}>{formatDelivery(iso, days, 'long')}</strong>
    </p>
  )
}

type ParcelViewProps = { parcel: Parcel; days: DeliveryWindow | null; names: readonly string[] }

function ParcelView({ parcel: { number, carrier, sentAt, trackingLink }, days, names }: ParcelViewProps) {
  const t = useTranslations('tracking')
  const footer = useTranslations('footer')
  const dayText = useDayText()
  return (
    <li className={styles.parcel}>
      <p>{carrier}</p>
      {number ? <p className={styles.quiet}>{t('parcel', { number })}</p> : null}
      {sentAt ? <p className={styles.quiet}>{t('sentOn', { date: dayText(new Date(sentAt)) })}</p> : null}
      {names.length > 0 ? <p className={styles.quiet}>{t('inParcel', { names: names.join(', ') })}</p> : null}
      {days ? <Expected days={days} /> : null}
      {trackingLink ? (
        <a
          href={trackingLink}
          className="text-link text-link--touch"
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`${t('trackParcel', { number: number || carrier })} ${footer('opensElsewhere')}`}
        >
          {t('track')}
          <span aria-hidden="true">{'\u00a0↗'}</span>
        </a>
      ) : null}
    </li>
  )
}

type StepsProps = { delivery: OrderDelivery; orderedAt: Date | null; deliveredAt: Date | null }

/** What a step is called while it lasts or lies ahead, and once the next one is reached. */
function StepName({ step, state, isPast }: { step: Step; state: State; isPast: boolean }) {
  const t = useTranslations('tracking')
  if (isPast && step !== 'delivered' && step !== 'cancelled') {
    return (
      <span>
        {t(`past.${step}`)}
        <span className="visually-hidden"> ({t('done')})</span>
      </span>
    )
  }
  return <span>{t(`step.${step === 'sent' && state === 'partly-sent' ? state : step}`)}</span>
}

/** The steps of an order, with the days of those that it has reached. */
function Steps({ delivery: { state, parcels }, orderedAt, deliveredAt }: StepsProps) {
  const t = useTranslations('tracking')
  const dayText = useDayText()
  const { steps, reached } = stepsOf(state)
  const sentAt = parcels[0]?.sentAt
  const days: Partial<Record<Step, Date | null>> = {
    received: orderedAt,
    sent: sentAt ? new Date(sentAt) : null,
    delivered: deliveredAt,
  }
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, at) => {
        const day = at <= reached && days[step]
        return (
          <li key={step} data-done={at <= reached ? '' : undefined} aria-current={at === reached ? 'step' : undefined}>
            <StepName {...{ step, state }} isPast={at < reached} />
            {day ? <span className={styles.quiet}>{dayText(day)}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}

type OrderProgressProps = StepsProps & {
  /** Names of the products by line. */
  names: ReadonlyMap<string, string>
}

/** How far an order is: its steps, the expected days of delivery and its parcels (T36). */
export function OrderProgress({ delivery, orderedAt, deliveredAt, names }: OrderProgressProps) {
  const t = useTranslations('tracking')
  const { site } = useShopConfig()
  const { state, way, speed, parcels } = delivery
  const isOnItsWay = state !== 'delivered' && state !== 'cancelled'
  const { market } = site
  const first =
    isOnItsWay && orderedAt && parcels.length === 0 ? deliveryWindow(orderedAt, { market, speed, way }) : null
  const daysOf = ({ sentAt }: Parcel) =>
    isOnItsWay && sentAt ? deliveryWindow(new Date(sentAt), { market, speed: 'normal', way }) : null
  const areSeveral = parcels.length > 1 || state === 'partly-sent'
  return (
    <div className={styles.progress}>
      <Steps {...{ delivery, orderedAt, deliveredAt }} />
      {first ? <Expected days={first} /> : null}
      {parcels.length > 0 ? (
        <section className={styles.parcels}>
          <h2>{t(`parcels.${parcels.length > 1 ? 'several' : 'one'}`)}</h2>
          <ul>
            {parcels.map((parcel) => (
              <ParcelView
                key={parcel.number}
                parcel={parcel}
                days={daysOf(parcel)}
                names={areSeveral ? parcel.lineIds.flatMap((lineId) => names.get(lineId) ?? []) : []}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
