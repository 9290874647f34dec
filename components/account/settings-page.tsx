'use client'

import { useTranslations } from 'next-intl'
import { AccountWait } from './account-wait'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { LoadFailure } from './load-failure'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form'
import { useAccount } from './use-account'
import { useAccountUser } from './use-account-user'

const FIELDS = Array.from({ length: 12 }, (_, field) => field)

/** Settings of the account: what the shopper says of herself, her password, and the end of the account. */
export function SettingsPage() {
  const t = useTranslations('account.settings')
  const { account, hasFailed, retry } = useAccount(useAccountUser())
  if (hasFailed) return <LoadFailure text={t('failed')} retry={retry} />
  if (!account) {
    return (
      <AccountWait>
        <div className={styles.waiting}>
          {FIELDS.map((field) => (
            <span key={field} />
          ))}
        </div>
      </AccountWait>
    )
  }
  return (
    <>
      <SettingsForm account={account} />
      <ChangePassword email={account.email} />
      <DeleteAccount email={account.email} />
    </>
  )
}
