import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useShopConfig } from '@/components/providers/use-shop'
import { type Choice, RadioChoices } from '@/components/ui/radio-choices'
import type { PickupPoint } from '@/lib/checkout/delivery/delivery-data'
import type { DeliveryWay } from '@/lib/delivery/delivery-way'
import { formatDistance, formatHours, isAlwaysOpen } from '@/lib/delivery/format-hours'

/** How many points are shown before the shopper asks for more. */
const FIRST = 3

type PickupPointsProps = {
  form: CheckoutFormApi
  way: DeliveryWay
  /** Nearest first. */
  points: readonly PickupPoint[]
  /** The point chosen earlier is not offered for this postcode. */
  isMoved: boolean
  error: string | undefined
}

/** Choice of a pickup point with address, opening hours and distance. The nearest is preselected. */
export function PickupPoints({ form, way, points, isMoved, error }: PickupPointsProps) {
  const t = useTranslations('checkout')
  const { iso } = useShopConfig()
  const title = t(way === 'box' ? 'locker' : 'pickupPoint')
  const [isLong, setLong] = useState(false)
  const pickupPoint = useWatch({ control: form.control, name: 'pickupPoint' })
  const chosen = points.findIndex(({ id }) => id === pickupPoint)
  const isWhole = isLong || chosen >= FIRST || points.length <= FIRST
  const shown = isWhole ? points : points.slice(0, FIRST)
  const choiceOf = ({ id, name, street, place, hours, distance }: PickupPoint): Choice => ({
    value: id,
    label: name,
    notes: [
      [street, place].filter(Boolean).join(', '),
      isAlwaysOpen(hours) ? t('alwaysOpen') : formatHours(iso, hours),
    ].filter(Boolean),
    end: distance === null ? undefined : formatDistance(iso, distance),
  })
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <p role="status" className={styles.moved}>
        {isMoved ? t('pointMoved', { way }) : null}
      </p>
      <RadioChoices
        id="pickupPoint"
        legend={title}
        error={error}
        choices={shown.map(choiceOf)}
        input={form.register('pickupPoint')}
      />
      {isWhole ? null : (
        <button
          type="button"
          className={`text-link text-link--touch ${styles.more}`}
          onClick={() => {
            setLong(true)
            // after rendering: the button that had the focus has disappeared
            requestAnimationFrame(() => document.getElementById(`pickupPoint-${points[FIRST]?.id}`)?.focus())
          }}
        >
          {t('morePoints', { way, count: points.length - FIRST })}
        </button>
      )}
    </div>
  )
}
