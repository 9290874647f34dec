import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import styles from './shop-as-bar.module.css'
import { useLeaveAccount } from './use-leave-account'

/** On every page while staff shop as a customer: whom they shop as, and the way out (T12). */
export function ShopAsBar() {
  const t = useTranslations('shopAs')
  const shop = useShop()
  const user = useShopState(({ auth }) => auth.user)
  const leave = useLeaveAccount()
  const [isBusy, setBusy] = useState(false)
  if (!user?.isShopAs) return null
  const end = async () => {
    setBusy(true)
    await leave(async () => {
      const { signOut } = await import('@/lib/flows/sign-in')
      await signOut(shop)
      return t('ended')
    }).finally(() => setBusy(false))
  }
  return (
    <div className={styles.bar}>
      <p>{t('bar', { email: user.email })}</p>
      <button type="button" className="text-link text-link--touch" aria-busy={isBusy || undefined} onClick={end}>
        {t('end')}
      </button>
    </div>
  )
}
