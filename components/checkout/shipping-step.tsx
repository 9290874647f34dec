import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Amount } from '@/components/product/price'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { type Choice, RadioChoices, WaitingChoices } from '@/components/ui/radio-choices'
import type { ShippingMethod } from '@/lib/checkout/checkout-types'
import { orderArrival } from '@/lib/checkout/order-arrival'
import { deliveryWay } from '@/lib/delivery/delivery-way'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'
import type { useCheckoutSync } from './use-checkout-sync'

type StepProps = { form: CheckoutFormApi; sync: ReturnType<typeof useCheckoutSync>; error: string | undefined }

/** The delivery days of a method, computed once per method: creating a date formatter is slow. */
function useDaysOf(): (method: string) => string {
  const { iso } = useShopConfig()
  const { alias: market } = useCheckoutMarket()
  const cart = useShopState((state) => state.cart.data)
  return useMemo(() => {
    const known = new Map<string, string>()
    return (method) => {
      const arrival = () => orderArrival(new Date(), { market, cart, method })
      const days = known.get(method) ?? formatDelivery(iso, arrival(), 'short')
      known.set(method, days)
      return days
    }
  }, [iso, market, cart])
}

/** A method as a row: what it costs, when it comes, where to. */
function useChoiceOf({ control }: CheckoutFormApi): (method: ShippingMethod) => Choice {
  const t = useTranslations('checkout')
  // Watched here, so that typing renders this step again and not the whole form.
  const [zip, city, street] = useWatch({ control, name: ['zip', 'city', 'addressLine1'] })
  const daysOf = useDaysOf()
  const place = `${zip.trim()} ${city.trim()}`.trim()
  return (method) => {
    const way = deliveryWay(method.kind)
    const days = daysOf(method.kind)
    const where = way === 'home' ? [street.trim(), place].filter(Boolean).join(', ') : place
    return {
      value: String(method.id),
      label: method.name,
      notes: [t('arrives', { days }), t(`where.${way}`, { place: where })],
      end: method.isFree ? t('free') : <Amount forms={method.fee} />,
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
