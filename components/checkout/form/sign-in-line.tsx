import { useTranslations } from 'next-intl'
import { useStore } from 'zustand'
import { prefetchLayer } from '@/components/layers/layer-registry'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { accountStore } from '@/lib/account/change-account'
import styles from './sign-in-line.module.css'

/** Who is signed in, and whose prices she gets (R-PRICE-04), or the way to sign in over the checkout, which keeps what was typed. */
export function SignInLine() {
  const t = useTranslations('checkout')
  const shop = useShop()
  const user = useShopState(({ auth }) => auth.user)
  const fetchPanel = () => prefetchLayer('sign-in', shop.config.site.lang)
  const group = useStore(accountStore(shop), ({ account }) => account?.group)
  if (user) {
    return (
      <p className={styles.line}>
        {t('signedInAs', { email: user.email })}
        {group ? <strong>{t(`groupPrices.${group}`)}</strong> : null}
      </p>
    )
  }
  return (
    <p className={styles.line}>
      {t('hasAccount')}{' '}
      <button
        type="button"
        className="text-link text-link--touch"
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => shop.store.getState().openOverlay('sign-in')}
      >
        {t('signIn')}
      </button>
    </p>
  )
}
