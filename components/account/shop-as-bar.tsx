import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './shop-as-bar.module.css'
import { useSignOut } from './use-leave-account'

/** Shown on every page during a shop-as session: the customer's e-mail address and the button that ends it (T12). */
export function ShopAsBar() {
  const t = useTranslations('shopAs')
  const user = useShopState(({ auth }) => auth.user)
  const { isBusy, signOut } = useSignOut(t('ended'))
  if (!user?.isShopAs) return null
  return (
    <div className={styles.bar}>
      <p>{t('bar', { email: user.email })}</p>
      <button type="button" className="text-link text-link--touch" aria-busy={isBusy || undefined} onClick={signOut}>
        {t('end')}
      </button>
    </div>
  )
}
