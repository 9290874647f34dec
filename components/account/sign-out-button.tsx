'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { useLeaveAccount } from './use-leave-account'

/** Signs out and shows the home page with a message (R-ACCOUNT-01). */
export function SignOutButton() {
  const t = useTranslations('account.frame')
  const shop = useShop()
  const leave = useLeaveAccount()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await leave(async () => {
        const { signOut } = await import('@/lib/flows/sign-in')
        await signOut(shop)
        return t('signedOut')
      })
    } catch (error) {
      reloadOrReport(error, { type: 'send', component: 'sign-out' })
    }
    setBusy(false)
  }
  return (
    <button type="button" className="wide-target" aria-busy={isBusy || undefined} onClick={press}>
      <span>{t(isBusy ? 'signingOut' : 'signOut')}</span>
    </button>
  )
}
