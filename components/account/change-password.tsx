import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { changePasswordSchema } from '@/lib/account/account-schema'
import { SHORTEST_PASSWORD } from '@/lib/config/constants'
import { changePassword, type SignInResult } from '@/lib/flows/sign-in'
import { PasswordField } from './password-field'
import styles from './settings.module.css'
import { useLeaveAccount } from './use-leave-account'
import { useSignInForm } from './use-sign-in-form'

const EMPTY = { password: '', newPassword: '', repeat: '' }

/** Changes the password; a wrong current one signs the shopper out and shows the home page (R-ACCOUNT-07). */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('account.settings')
  const shop = useShop()
  const leave = useLeaveAccount()
  /** Counts the changes: a new form, with empty fields, for each. */
  const [changes, setChanges] = useState(0)
  return (
    <section className={styles.section} aria-labelledby="change-password">
      <h2 className="serif d-24" id="change-password">
        {t('passwordTitle')}
      </h2>
      <PasswordForm
        key={changes}
        email={email}
        onSend={async (values) => {
          const sent: { result: SignInResult } = { result: 'unreachable' }
          await leave(async () => {
            sent.result = await changePassword(shop, values)
            return sent.result === 'refused' ? t('wrongPassword') : null
          })
          if (sent.result === 'done') setChanges((count) => count + 1)
          return sent.result
        }}
      />
      <p role="status">{changes > 0 ? t('passwordChanged') : null}</p>
    </section>
  )
}

type Values = typeof EMPTY
type PasswordFormProps = { email: string; onSend: (values: Values) => Promise<SignInResult> }

function PasswordForm({ email, onSend }: PasswordFormProps) {
  const t = useTranslations('account.settings')
  const words = useTranslations('signIn')
  const { submit, isSubmitting, field, failure } = useSignInForm<Values>(
    changePasswordSchema,
    EMPTY,
    async (values) => {
      const result = await onSend(values)
      return result === 'done' || result === 'refused' ? null : { field: 'root', problem: result }
    },
  )
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {/* tells password managers whose password it is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        autoComplete="current-password"
        label={t('currentPassword')}
        {...field('password')}
      />
      <PasswordField
        id="new-password"
        autoComplete="new-password"
        label={words('newPassword')}
        hint={words('passwordHint', { count: SHORTEST_PASSWORD })}
        {...field('newPassword')}
      />
      <PasswordField
        id="repeat-password"
        autoComplete="new-password"
        label={words('repeatPassword')}
        {...field('repeat')}
      />
      <p role="alert" className={styles.alert}>
        {failure}
      </p>
      <div className={styles.end}>
        <Button type="submit" variant="line" busy={isSubmitting} busyText={words('saving')}>
          {words('savePassword')}
        </Button>
      </div>
    </form>
  )
}
