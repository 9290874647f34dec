import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import type { OfferProps, StepProps } from '@/components/checkout/form/step-props'
import { TextInput } from '@/components/checkout/form/text-input'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { Amount } from '@/components/product/price'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { type Choice, RadioChoices, WaitingChoices } from '@/components/ui/radio-choices'
import { orderArrival } from '@/lib/checkout/delivery/order-arrival'
import type { ShippingMethod } from '@/lib/checkout/form/checkout-types'
import { shippingFee } from '@/lib/checkout/order/order-amounts'
import { deliveryWay } from '@/lib/delivery/delivery-way'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { territoryOf } from '@/lib/person/postcode'
import { PickupPoints } from './pickup-points'
import { ShipMark } from './ship-mark'

type ShippingStepProps = StepProps & OfferProps

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

/** Maps a method to a row: fee, delivery days and destination. */
function useChoiceOf({ control }: CheckoutFormApi): (method: ShippingMethod) => Choice {
  const t = useTranslations('checkout')
  const { lang } = useShopConfig().site
  const { alias: market } = useCheckoutMarket()
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
      marks: <ShipMark way={way} logo={method.logo} />,
      end: method.isFree ? t('free') : <Amount forms={shippingFee({ market, lang }, method)} />,
    }
  }
}

/** Pickup points of the chosen method, and the field for a message to its carrier. */
function MethodDetails({ form, sync, text }: ShippingStepProps) {
  const { method } = sync
  if (!method) return null
  return (
    <>
      {method.points.length > 0 ? (
        <PickupPoints
          key={method.id}
          form={form}
          way={deliveryWay(method.kind)}
          points={method.points}
          isMoved={sync.isPointMoved}
          error={text('pickupPoint')}
        />
      ) : null}
      {method.note ? (
        <div className={styles.points}>
          <TextInput
            name="deliveryNote"
            form={form}
            text={text}
            maxLength={method.note.maxLength}
            label={method.note.label}
          />
        </div>
      ) : null}
    </>
  )
}

/** The methods for the postcode. Says when the chosen method is no longer offered, or when there is no method. */
function Offer({ form, sync, text, methods }: ShippingStepProps & { methods: readonly ShippingMethod[] }) {
  const t = useTranslations('checkout')
  const choiceOf = useChoiceOf(form)
  const { alias: market } = useCheckoutMarket()
  const zip = useShopState((state) => state.checkout.currentZip)
  if (methods.length === 0) {
    const territory = territoryOf(market, zip)
    return (
      <p role="alert" className={styles.later}>
        {territory ? t(`noShippingTo.${territory}`) : t('noShipping', { zip })}
      </p>
    )
  }
  return (
    <>
      <div role="alert">
        {sync.gone ? <p className={styles.notice}>{t('methodGone', { name: sync.gone.name || 'none', zip })}</p> : null}
      </div>
      <RadioChoices
        id="shippingId"
        legend={t('shipping')}
        error={text('shippingId')}
        choices={methods.map(choiceOf)}
        input={form.register('shippingId')}
      />
      <MethodDetails form={form} sync={sync} text={text} />
    </>
  )
}

/** Shipping methods, shown when the postcode is valid and fetched again when it changes (R-CHECKOUT-02). */
export function ShippingStep({ form, sync, text }: ShippingStepProps) {
  const t = useTranslations('checkout')
  const options = useShopState((state) => state.checkout.options)
  const isUpdating = useShopState((state) => state.checkout.isUpdating)
  const failureCode = useShopState((state) => state.checkout.failureCode)
  return (
    // the error summary links here while there are no radio buttons
    <section className={styles.step} id="step-shippingId" tabIndex={-1} aria-labelledby="step-shipping">
      <h2 className="serif d-24" id="step-shipping">
        {t('shipping')}
      </h2>
      {sync.failures > 0 ? (
        <div className={styles.notice}>
          {/* the key makes screen readers announce every failure */}
          <div role="alert" key={sync.failures}>
            <p>{t('optionsFailed')}</p>
            <p className={styles.code}>{t('failureCode', { code: failureCode })}</p>
          </div>
          <Button variant="line" small busy={isUpdating} busyText={t('updating')} onClick={sync.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {sync.isCurrent && options ? <Offer form={form} sync={sync} text={text} methods={options.shipping} /> : null}
      {sync.hasZip && !sync.isCurrent && sync.failures === 0 ? <WaitingChoices count={3} /> : null}
      {sync.hasZip ? null : <p className={styles.later}>{t('shippingAfterZip')}</p>}
      <p role="status" className="visually-hidden">
        {isUpdating ? t('updating') : null}
      </p>
    </section>
  )
}
