import { useTranslations } from 'next-intl'
import { useStore } from 'zustand'
import { SignInOffer } from '@/components/account/sign-in-offer'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { accountStore } from '@/lib/account/change-account'
import styles from './sign-in-line.module.css'

/** Who is signed in, and whose prices she gets (R-PRICE-04), or the way to sign in over the checkout. */
export function SignInLine() {
  const t = useTranslations('checkout')
  const shop = useShop()
  const user = useShopState(({ auth }) => auth.user)
  const group = useStore(accountStore(shop), ({ account }) => account?.group)
  if (!user) return <SignInOffer className={styles.line} />
  return (
    <p className={styles.line}>
      {t('signedInAs', { email: user.email })}
      {group ? <strong>{t(`groupPrices.${group}`)}</strong> : null}
    </p>
  )
}
