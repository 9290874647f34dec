import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { FavoriteToggle } from '@/components/favorites/favorite-toggle'
import { useShopConfig } from '@/components/providers/use-shop'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RETURN_DAYS } from '@/lib/config/constants'
import { deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { formatMoney } from '@/lib/market/format-money'
import { type PurchaseProduct, usualDelivery } from '@/lib/product/purchase-product'
import { deliveryText } from '@/lib/product/stock-status'
import styles from './buy-form.module.css'
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
  buttonRef: Ref<HTMLButtonElement>
}

/** Without scripts the button cannot work; the style sheet hides it and this says what to do instead. */
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
 * Working days as long as no size is chosen, then the days themselves (R-PDP-05). Cached HTML cannot name days, and a
 * text that changes by itself would be noticed.
 */
function Delivery({ product, purchase: { size, chosenAt } }: Pick<BuyFormProps, 'product' | 'purchase'>) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const { site, iso } = useShopConfig()
  const speed = size && deliveryText(size.status)
  if (!speed || !chosenAt) return t(`delivery.${speed ?? usualDelivery(product)}`)
  const days = deliveryWindow(chosenAt, { market: site.market, speed, way: null })
  return p('deliveredOn', { dates: formatDelivery(iso, days, 'short') })
}

function Promises({ product, purchase }: Pick<BuyFormProps, 'product' | 'purchase'>) {
  const t = useTranslations('product')
  const { site, freeShippingFrom } = useShopConfig()
  return (
    <ul className={styles.promises}>
      {product.isSoldOut ? null : (
        <li>
          <Icon name="truck" size={18} />
          <span>
            <Delivery product={product} purchase={purchase} />
          </span>
        </li>
      )}
      <li>
        <Icon name="bag" size={18} />
        {t('freeShipping', { amount: formatMoney(site, freeShippingFrom) })}
      </li>
      <li>
        <Icon name="return" size={18} />
        {t('returnsText', { days: RETURN_DAYS })}
      </li>
    </ul>
  )
}

function SoldOut({ similarHref }: Pick<BuyFormProps, 'similarHref'>) {
  const p = useTranslations('productPage')
  return (
    <>
      <p className={styles.gone}>{p('soldOutText')}</p>
      {similarHref ? (
        <a className={`${buttonClass({ variant: 'line', wide: true })} ${styles.other}`} href={similarHref}>
          {p('seeSimilar')}
        </a>
      ) : null}
    </>
  )
}

/** Sizes, button and promises of the product page. */
export function BuyForm({ product, purchase, sizeGuideId, similarHref, serviceMail, buttonRef }: BuyFormProps) {
  const p = useTranslations('productPage')
  const { isSoldOut, sizes, productId: id, name } = product
  return (
    <div>
      <SizeChoice sizes={sizes} purchase={purchase} sizeGuideId={sizeGuideId}>
        {similarHref && !isSoldOut ? (
          <a className={`text-link text-link--touch ${styles.instead}`} href={similarHref}>
            {p('seeSimilar')}
          </a>
        ) : null}
      </SizeChoice>
      {isSoldOut ? (
        <>
          <SoldOut similarHref={similarHref} />
          <div className={styles.favorite}>
            <FavoriteToggle product={{ id, name }} look="wide" />
          </div>
        </>
      ) : (
        <>
          <div className={styles.act}>
            <AddButton purchase={purchase} buttonRef={buttonRef} />
            <FavoriteToggle product={{ id, name }} look="square" />
          </div>
          <NoScriptNote serviceMail={serviceMail} />
        </>
      )}
      <Promises product={product} purchase={purchase} />
    </div>
  )
}
