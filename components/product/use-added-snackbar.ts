import { useTranslations } from 'next-intl'
import { useShop } from '@/components/providers/use-shop'
import { shownCount } from '@/lib/cart/shown-count'
import { showSnackbar } from '@/lib/store/toasts'

/** Shows a message that something was added to the cart, with a link to the cart. */
export function useAddedSnackbar(): () => void {
  const t = useTranslations('cart')
  const shop = useShop()
  return () => {
    const { cart, openOverlay } = shop.store.getState()
    showSnackbar(shop, {
      message: t('addedTitle'),
      action: { words: t('showCart', { count: shownCount(cart) }), run: () => openOverlay('cart') },
    })
  }
}
