'use client'

import { useTranslations } from 'next-intl'
import { useSignOut } from './use-leave-account'

/** The last entry of the account's navigation (R-ACCOUNT-01). */
export function SignOutButton() {
  const t = useTranslations('account.frame')
  const { isBusy, signOut } = useSignOut(t('signedOut'))
  return (
    <button type="button" className="wide-target" aria-busy={isBusy || undefined} onClick={signOut}>
      <span>{t(isBusy ? 'signingOut' : 'signOut')}</span>
    </button>
  )
}
