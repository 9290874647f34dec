import { useTranslations } from 'next-intl'
import { type Ref, useDeferredValue } from 'react'
import { FavoriteToggle } from '@/components/favorites/favorite-toggle'
import { useShopConfig } from '@/components/providers/use-shop'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RETURN_DAYS } from '@/lib/config/constants'
import { deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { type PurchaseProduct, usualDelivery } from '@/lib/product/purchase-product'
import { deliveryText } from '@/lib/product/stock-status'
import styles from './buy-form.module.css'
import { NOTIFY_ID, NotifyForm } from './notify-form'
import { SizeChoice } from './size-choice'
import type { Purchase } from './use-purchase'

type BuyFormProps = {
  product: PurchaseProduct
  purchase: Purchase
  /** Id of the sheet with the size guide, when there is one. */
  sizeGuideId: string | null
  /** Anchor of similar products, when there are any. */
  similarHref: string | null
  serviceMail: string
  /** "Coming 12 December", while the product is not sold yet. */
  comingText: string | null
  privacyHref: string
  buttonRef: Ref<HTMLButtonElement>
}

/** Text for browsers without JavaScript, where the style sheet hides the button. */
function NoScriptNote({ serviceMail }: Pick<BuyFormProps, 'serviceMail'>) {
  const p = useTranslations('productPage')
  return (
    <noscript>
      <p className={styles.noScript}>
        {p('noScript')} <a href={`mailto:${serviceMail}`}>{serviceMail}</a>
      </p>
    </noscript>
  )
}

function AddButton({ purchase: { state, add }, buttonRef }: Pick<BuyFormProps, 'purchase' | 'buttonRef'>) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  return (
    <button
      ref={buttonRef}
      type="button"
      className={`${buttonClass({ wide: true })} ${styles.button}`}
      aria-busy={state === 'busy' || undefined}
      data-state={state}
      data-testid="add-to-cart"
      onClick={add}
    >
      <span data-face="idle">{t('add')}</span>
      <span data-face="busy">{t('adding')}</span>
      <span data-face="done">
        <Icon name="check" size={18} />
        {p('added')}
      </span>
    </button>
  )
}

/**
 * Delivery text: working days before a size is chosen, then dates (R-PDP-05). Cached HTML cannot contain dates, and a
 * text that changes by itself would be a distraction. Deferred, so that the frame that shows the choice does not
 * wait for it: on a slow phone, creating the date formats for the first time takes longer than all other work.
 */
function Delivery({ product, purchase }: Pick<BuyFormProps, 'product' | 'purchase'>) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const { site, iso } = useShopConfig()
  const size = useDeferredValue(purchase.size)
  const chosenAt = useDeferredValue(purchase.chosenAt)
  const speed = size && deliveryText(size.status)
  if (!speed || !chosenAt) return t(`delivery.${speed ?? usualDelivery(product)}`)
  const days = deliveryWindow(chosenAt, { market: site.market, speed, way: null })
  return p('deliveredOn', { dates: formatDelivery(iso, days, 'short') })
}

function Promises({ product, purchase, comingText }: Pick<BuyFormProps, 'product' | 'purchase' | 'comingText'>) {
  const t = useTranslations('productPage')
  const { freeShippingFrom } = useShopConfig()
  return (
    <ul className={styles.promises}>
      {comingText || product.isSoldOut ? null : (
        <li>
          <Icon name="truck" size={18} />
          <span>
            <Delivery product={product} purchase={purchase} />
          </span>
        </li>
      )}
      <li>
        <Icon name="bag" size={18} />
        <span className="says-inc-vat">{t('freeShipping', { amount: freeShippingFrom })}</span>
      </li>
      <li>
        <Icon name="return" size={18} />
        {t('returnsText', { days: RETURN_DAYS })}
      </li>
    </ul>
  )
}

/** Text above the notify form: when sale starts, or that the product is sold out. */
function Lead({ product, comingText }: Pick<BuyFormProps, 'product' | 'comingText'>) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const soldOutText = product.sizes.length > 1 ? p('soldOutText') : t('soldOut')
  const text = comingText ?? (product.isSoldOut ? soldOutText : null)
  return text ? <p className={`serif d-24 ${styles.lead}`}>{text}</p> : null
}

type OfferProps = Pick<BuyFormProps, 'product' | 'purchase' | 'comingText' | 'privacyHref'>

/** The notify form. Beside a buy button it is shown only when the chosen size is sold out. */
function NotifyOffer({ product, purchase, comingText, privacyHref }: OfferProps) {
  const isAlone = comingText !== null || product.isSoldOut
  return (
    <div className={styles.notify} data-always={isAlone ? '' : undefined}>
      <NotifyForm
        purchase={purchase}
        waitsFor={comingText === null ? 'return' : 'start'}
        lead={<Lead product={product} comingText={comingText} />}
        privacyHref={privacyHref}
      />
    </div>
  )
}

/** Sizes, button and promises of the product page; the notify form for a product that cannot be bought. */
export function BuyForm({ product, purchase, sizeGuideId, similarHref, serviceMail, ...rest }: BuyFormProps) {
  const p = useTranslations('productPage')
  const { comingText, privacyHref, buttonRef } = rest
  const { isSoldOut, sizes, productId: id, name } = product
  const isBuyable = comingText === null && !isSoldOut
  const canAsk = !isBuyable || sizes.some(({ status }) => status === 'OUT_OF_STOCK')
  return (
    <div className={styles.form}>
      <SizeChoice
        sizes={sizes}
        purchase={purchase}
        sizeGuideId={sizeGuideId}
        isComing={comingText !== null}
        isSoldOut={isSoldOut}
        formId={canAsk ? NOTIFY_ID : undefined}
      >
        {similarHref && isBuyable ? (
          <a className={`text-link text-link--touch ${styles.instead}`} href={similarHref}>
            {p('seeSimilar')}
          </a>
        ) : null}
      </SizeChoice>
      {isBuyable ? (
        <>
          <div className={styles.act}>
            <AddButton purchase={purchase} buttonRef={buttonRef} />
            <FavoriteToggle product={{ id, name }} look="square" />
          </div>
          <NoScriptNote serviceMail={serviceMail} />
        </>
      ) : null}
      {canAsk ? (
        <NotifyOffer product={product} purchase={purchase} comingText={comingText} privacyHref={privacyHref} />
      ) : null}
      {similarHref && !isBuyable ? (
        <a className={`${buttonClass({ variant: 'line', wide: true })} ${styles.other}`} href={similarHref}>
          {p('seeSimilar')}
        </a>
      ) : null}
      {isBuyable ? null : (
        <div className={styles.favorite}>
          <FavoriteToggle product={{ id, name }} look="wide" />
        </div>
      )}
      <Promises product={product} purchase={purchase} comingText={comingText} />
    </div>
  )
}
