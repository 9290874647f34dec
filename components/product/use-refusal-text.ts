import { useTranslations } from 'next-intl'
import type { CartResult } from '@/lib/cart/cart-result'
import { printedSize } from '@/lib/product/printed-size'

type Refused = Extract<CartResult, { ok: false }>

/** Why something could not be added, in the shopper's language; for the place of the size that was pressed. */
export function useRefusalText(): (result: Refused) => string {
  const t = useTranslations('product')
  return ({ code, reason, stock = 0 }) => {
    if (code === 'UNKNOWN_SKU') return t('notSold')
    if (code !== 'OUT_OF_STOCK') return t('addFailed')
    if (reason === 'sold-out') return t('sizeSoldOut')
    return t(reason === 'threshold' ? 'threshold' : 'notEnough', { stock })
  }
}

/** The same for any other place: names the product and its size. */
export function useNamedRefusalText(): (result: Refused, product: string, skuName: string) => string {
  const t = useTranslations('product.notAdded')
  return ({ code, stock = 0 }, product, skuName) => {
    const size = printedSize(skuName)
    const item = size === null ? product : t('item', { product, size })
    if (code === 'OUT_OF_STOCK') return t('notEnough', { item, stock })
    return t(code === 'UNKNOWN_SKU' ? 'notSold' : 'failed', { item })
  }
}
