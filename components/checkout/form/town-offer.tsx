import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import { useShopState } from '@/components/providers/use-shop'
import { normaliseZip } from '@/lib/person/postcode'
import { isSameTown } from '@/lib/person/town'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'
import { useHeldWhilePressed } from './use-held-while-pressed'

type TownOfferProps = {
  form: CheckoutFormApi
  /** The town field has the focus. */
  isTyping: boolean
}

/**
 * A button that fills in the town of the postcode. Shown while the town field is empty, and with a hint when it
 * contains another town. The hint does not stop an order, and the town is never filled in automatically.
 */
export function TownOffer({ form: { control, setValue, setFocus }, isTyping }: TownOfferProps) {
  const t = useTranslations('checkout')
  const { alias } = useCheckoutMarket()
  const [zip, city] = useWatch({ control, name: ['zip', 'city'] })
  const { town, currentZip } = useShopState((state) => state.checkout)
  const asked = normaliseZip(alias, zip)
  const isKnown = town !== '' && asked !== null && asked === normaliseZip(alias, currentZip)
  const isEmpty = city.trim() === ''
  const isOther = useHeldWhilePressed(isKnown && !isEmpty && !isTyping && !isSameTown(city, town))
  return (
    <div role="status">
      {isOther ? <p className={styles.hint}>{t('townDiffers', { zip: currentZip, town })}</p> : null}
      {isOther || (isKnown && isEmpty) ? (
        <button
          type="button"
          className={`text-link ${styles.more}`}
          onClick={() => {
            setValue('city', town, { shouldValidate: true, shouldDirty: true })
            setFocus('city')
          }}
        >
          {t('useTown', { town })}
        </button>
      ) : null}
    </div>
  )
}
