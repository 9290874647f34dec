import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RETURN_DAYS } from '@/lib/config/constants'
import { formatMoney } from '@/lib/market/format-money'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { type BuyWords, countWords } from '@/lib/product/buy-words'
import type { ProductModel } from '@/lib/product/product-types'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import styles from './buy-form.module.css'
import { SizeCells } from './size-cells'

type BuyFormProps = {
  site: Site
  product: ProductModel
  /** Id of the sheet with the size guide, when there is one. */
  sizeGuideId: string | null
  /** Anchor of what to look at instead, when there is something. */
  instead: string | null
}

const FEW_WORTH_A_LINE = 3

function useBuyWords(): BuyWords {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  return {
    chooseSize: t('chooseSize'),
    sizeSoldOut: t('sizeSoldOut'),
    addFailed: t('addFailed'),
    notEnough: countWords((stock) => t('notEnough', { stock })),
    threshold: countWords((stock) => t('threshold', { stock })),
    deliveredOn: p('deliveredOn', { dates: '{dates}' }),
    sizeName: p('sizeName', { size: '{size}' }),
  }
}

/** Before a size is chosen: which ones are nearly gone; a piece of one size says how it stands. */
function FirstNote({ skus }: Pick<ProductModel, 'skus'>) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const [only] = skus
  if (only && skus.length === 1) return t(`stock.${stockStatus(only.stock)}`, { count: only.stock.inStock })
  return skus
    .filter(({ stock }) => stockStatus(stock) === 'FEW_LEFT' && stock.inStock <= FEW_WORTH_A_LINE)
    .map(({ name, stock }) => p('fewLeftIn', { size: name, count: stock.inStock }))
    .join(' · ')
}

/** What to do without scripts: the button cannot work then and is hidden by the style sheet. */
function NoScriptNote() {
  const p = useTranslations('productPage')
  const footer = useTranslations('footer')
  return (
    <noscript>
      <p className={styles.noScript}>
        {p('noScript')} <a href={`mailto:${footer('mail')}`}>{footer('mail')}</a>
      </p>
    </noscript>
  )
}

function AddButton() {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  return (
    <button
      type="button"
      className={`${buttonClass({ wide: true })} ${styles.button}`}
      data-part="add"
      data-state="idle"
      data-testid="add-to-cart"
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

/** Delivery, price of delivery, returns: days are written by the script, the stored page says how long it takes. */
function Promises({ site, product }: Pick<BuyFormProps, 'site' | 'product'>) {
  const t = useTranslations('product')
  const speeds = product.skus.map(({ stock }) => deliveryText(stockStatus(stock)))
  const speed = speeds.includes('normal') || !speeds.includes('longer') ? 'normal' : 'longer'
  return (
    <ul className={styles.promises}>
      {product.status === 'OUT_OF_STOCK' ? null : (
        <li>
          <Icon name="truck" size={18} />
          <span data-part="delivery" data-speed={speed}>
            {t(`delivery.${speed}`)}
          </span>
        </li>
      )}
      <li>
        <Icon name="bag" size={18} />
        {t('freeShipping', { amount: formatMoney(site, MARKETS[site.market].freeShippingFrom) })}
      </li>
      <li>
        <Icon name="return" size={18} />
        {t('returnsText', { days: RETURN_DAYS })}
      </li>
    </ul>
  )
}

/**
 * Sizes and the button. Everything is drawn here; `buy-behaviour.ts` brings it to life at the first touch of the page,
 * so that no script is loaded for it before.
 */
export function BuyForm({ site, product, sizeGuideId, instead }: BuyFormProps) {
  const t = useTranslations('product')
  const p = useTranslations('productPage')
  const words = useBuyWords()
  const isGone = product.status === 'OUT_OF_STOCK'
  return (
    <div
      data-behaviour="buy"
      data-words={JSON.stringify(words)}
      data-market={site.market}
      data-locale={LOCALES[site.lang].iso}
    >
      <fieldset className={styles.sizes} data-part="sizes">
        <legend className="visually-hidden">{t('size')}</legend>
        <div className={styles.head}>
          <span aria-hidden="true">{t('size')}</span>
          {sizeGuideId ? (
            <button type="button" className="text-link text-link--touch" popoverTarget={sizeGuideId}>
              {p('sizeGuide')}
            </button>
          ) : null}
        </div>
        <SizeCells skus={product.skus} />
        <p className={styles.note} data-part="note" aria-live="polite">
          <FirstNote skus={product.skus} />
        </p>
        {instead && !isGone ? (
          <a className={`text-link text-link--touch ${styles.instead}`} href={instead}>
            {p('seeSimilar')}
          </a>
        ) : null}
      </fieldset>
      {isGone ? (
        <>
          <p className={styles.gone}>{p('soldOutText')}</p>
          {instead ? (
            <a className={`${buttonClass({ variant: 'line', wide: true })} ${styles.other}`} href={instead}>
              {p('seeSimilar')}
            </a>
          ) : null}
        </>
      ) : (
        <>
          <AddButton />
          <NoScriptNote />
          <p className={styles.error} id="size-error" role="alert" data-part="error" />
        </>
      )}
      <Promises site={site} product={product} />
    </div>
  )
}
