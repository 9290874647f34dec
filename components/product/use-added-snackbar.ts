import { useTranslations } from 'next-intl'
import { useShop } from '@/components/providers/use-shop'
import { showSnackbar } from '@/lib/store/show-snackbar'

/** Says in one line that something was added to the cart, with a way there. */
export function useAddedSnackbar(): () => void {
  const t = useTranslations('cart')
  const shop = useShop()
  return () => {
    const { cart, openOverlay } = shop.store.getState()
    const count = cart.data?.itemCount ?? 0
    showSnackbar(shop, {
      message: t('addedTitle'),
      action: { words: t('showCart', { count }), run: () => openOverlay('cart') },
    })
  }
}
