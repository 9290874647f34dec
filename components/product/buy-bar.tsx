import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import type { ProductModel } from '@/lib/product/product-types'
import styles from './buy-bar.module.css'
import { Amount } from './price'

/** On phones, once the page's button has been scrolled away: name, price, size and the same button again. */
export function BuyBar({ product }: { product: Pick<ProductModel, 'name' | 'price' | 'skus'> }) {
  const t = useTranslations('productPage')
  const { name, price, skus } = product
  const [only] = skus
  return (
    <div
      className={styles.bar}
      data-behaviour="buy-bar"
      data-size-name={t('sizeName', { size: '{size}' })}
      data-choose-size={t('chooseSizeShort')}
    >
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span className={styles.price} data-discounted={price.struck ? '' : undefined}>
            <Amount forms={price.selling} />
          </span>
          <span data-part="bar-size">
            {only && skus.length === 1 ? t('sizeName', { size: only.name }) : t('chooseSizeShort')}
          </span>
        </p>
      </div>
      <button type="button" className={buttonClass({ small: true })}>
        {t('addShort')}
      </button>
    </div>
  )
}
