import { useTranslations } from 'next-intl'
import type { CartResult } from '@/lib/cart/cart-result'

type Refused = Extract<CartResult, { ok: false }>

/** Why something could not be added, in the shopper's language. */
export function useRefusalText(): (result: Refused) => string {
  const t = useTranslations('product')
  return ({ code, reason, stock = 0 }) => {
    if (code !== 'OUT_OF_STOCK') return t('addFailed')
    if (reason === 'sold-out') return t('sizeSoldOut')
    return t(reason === 'threshold' ? 'threshold' : 'notEnough', { stock })
  }
}
