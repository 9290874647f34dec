import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { type Choice, RadioChoices, WaitingChoices } from '@/components/ui/radio-choices'
import type { ShippingMethod } from '@/lib/checkout/checkout-types'
import { type DeliveryWay, deliveryDays, deliveryWay, formatDays } from '@/lib/checkout/delivery-days'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'
import type { useCheckoutSync } from './use-checkout-sync'

type StepProps = { form: CheckoutFormApi; sync: ReturnType<typeof useCheckoutSync>; error: string | undefined }

/** The days of each way in words, worked out once: a formatter costs more than a whole row. */
function memoDays(iso: string): (way: DeliveryWay) => string {
  const known = new Map<DeliveryWay, string>()
  return (way) => {
    const days = known.get(way) ?? formatDays(iso, deliveryDays(way, new Date()), 'short')
    known.set(way, days)
    return days
  }
}

/** A method as a row: what it costs, when it comes, where to. */
function useChoiceOf({ control }: CheckoutFormApi): (method: ShippingMethod) => Choice {
  const t = useTranslations('checkout')
  const { iso } = useShopConfig()
  // a letter typed here draws this step anew, not the whole form
  const [zip, city, street] = useWatch({ control, name: ['zip', 'city', 'addressLine1'] })
  const daysOf = useMemo(() => memoDays(iso), [iso])
  const place = `${zip.trim()} ${city.trim()}`.trim()
  return (method) => {
    const way = deliveryWay(method.kind)
    const days = daysOf(way)
    const where = way === 'home' ? [street.trim(), place].filter(Boolean).join(', ') : place
    return {
      value: String(method.id),
      label: method.name,
      notes: [t('arrives', { days }), t(`where.${way}`, { place: where })],
      end: method.isFree ? t('free') : method.fee.incVat,
    }
  }
}

/** Ways of delivery, once the postcode is known (R-CHECKOUT-02). */
export function ShippingStep({ form, sync, error }: StepProps) {
  const t = useTranslations('checkout')
  const options = useShopState((state) => state.checkout.options)
  const isUpdating = useShopState((state) => state.checkout.isUpdating)
  const choiceOf = useChoiceOf(form)
  return (
    // the error summary leads here as long as there is no radio to lead to
    <section className={styles.step} id="step-shippingId" tabIndex={-1} aria-labelledby="step-shipping">
      <h2 className="serif d-24" id="step-shipping">
        {t('shipping')}
      </h2>
      {sync.failures > 0 ? (
        <div className={styles.notice}>
          {/* another failure is another alert */}
          <p role="alert" key={sync.failures}>
            {t('optionsFailed')}
          </p>
          <Button variant="line" small busy={isUpdating} busyText={t('updating')} onClick={sync.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {sync.hasZip && options ? (
        <RadioChoices
          id="shippingId"
          legend={t('shipping')}
          error={error}
          choices={options.shipping.map(choiceOf)}
          input={form.register('shippingId')}
        />
      ) : null}
      {sync.hasZip && !options && sync.failures === 0 ? <WaitingChoices count={3} /> : null}
      {sync.hasZip ? null : <p className={styles.later}>{t('shippingAfterZip')}</p>}
      <p role="status" className="visually-hidden">
        {isUpdating ? t('updating') : null}
      </p>
    </section>
  )
}
