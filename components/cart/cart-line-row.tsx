import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { CartLine } from '@/lib/cart/cart-types'
import { localHref } from '@/lib/routing/href'
import styles from './cart-lines.module.css'
import { LinePrice } from './line-price'
import { QuantityStepper } from './quantity-stepper'
import { useLineQuantity } from './use-line-quantity'

/** One line of the bag: picture, what it is, price, quantity, a way out. */
export function CartLineRow({ line, onRemoved }: { line: CartLine; onRemoved: () => void }) {
  const t = useTranslations('cart')
  const { site, imageBase } = useShopConfig()
  const { quantity, isPending, refusal, change } = useLineQuantity(line)
  const { product, campaigns } = line
  const [picture] = product.images
  const isShort = line.quantity > line.available
  const remove = async () => {
    if (await change(0)) onRemoved()
  }
  return (
    <li className={styles.line} data-testid="cart-line" aria-busy={isPending || undefined}>
      {picture ? <Picture base={imageBase} file={picture} width={224} height={280} sizes="112px" alt="" /> : <span />}
      <div className={styles.text}>
        <div className={styles.top}>
          <div>
            <p className={styles.brand}>{product.brand}</p>
            <p>
              <Link href={localHref(site, product.canonicalUrl)}>{product.name}</Link>
            </p>
          </div>
          <p className={styles.total} data-sale={line.unitPrice.struck ? '' : undefined}>
            <Amount forms={line.total} />
          </p>
        </div>
        <p className={styles.meta}>{[product.colour, line.size].filter(Boolean).join(', ')}</p>
        <LinePrice line={line} />
        {campaigns
          .filter(({ hideTitle }) => !hideTitle)
          .map(({ name }) => (
            <p key={name} className={styles.campaign}>
              {name}
            </p>
          ))}
        <div className={styles.end}>
          <QuantityStepper name={product.name} quantity={quantity} available={line.available} onChange={change} />
          <button
            type="button"
            className={`text-link ${styles.remove}`}
            aria-label={t('removeName', { name: product.name })}
            onClick={remove}
          >
            {t('remove')}
          </button>
        </div>
        <p role="alert" className={styles.problem}>
          {refusal ? t(refusal.key, { stock: 'stock' in refusal ? refusal.stock : 0 }) : null}
          {isShort && !refusal ? t('onlyLeft', { stock: line.available }) : null}
        </p>
      </div>
    </li>
  )
}
