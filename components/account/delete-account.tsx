import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { deleteAccount } from '@/lib/account/change-account'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { signOut } from '@/lib/flows/sign-in'
import { emailKey } from '@/lib/person/email'
import styles from './settings.module.css'
import { useLeaveAccount } from './use-leave-account'

/** Deletes the account for good after its e-mail address was typed, and signs out (R-ACCOUNT-04). */
export function DeleteAccount({ email }: { email: string }) {
  const t = useTranslations('account.settings')
  const shop = useShop()
  const leave = useLeaveAccount()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'notTyped' | 'notDeleted' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (emailKey(typed) !== emailKey(email)) {
      setProblem('notTyped')
      document.getElementById('delete-email')?.focus()
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      await leave(async () => {
        if (!(await deleteAccount(shop))) {
          setProblem('notDeleted')
          return null
        }
        await signOut(shop)
        return t('deleted')
      })
    } catch (error) {
      setProblem('notDeleted')
      reloadOrReport(error, { type: 'send', component: 'delete-account' })
    }
    setBusy(false)
  }
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 className="serif d-24" id="delete-account">
        {t('deleteTitle')}
      </h2>
      <p className={styles.quiet}>{t('deleteText')}</p>
      {isOpen ? (
        <form noValidate className={styles.form} onSubmit={submit}>
          <Field
            id="delete-email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            label={t('deleteConfirm')}
            hint={email}
            error={problem === 'notTyped' ? t('notTyped') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="alert" className={styles.alert}>
            {problem === 'notDeleted' ? t('notDeleted') : null}
          </p>
          <div className={styles.end}>
            <Button type="submit" busy={isBusy} busyText={t('deleting')}>
              {t('deleteForGood')}
            </Button>
            <Button variant="line" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
          </div>
        </form>
      ) : (
        <button type="button" className="text-link text-link--touch" onClick={() => setOpen(true)}>
          {t('delete')}
        </button>
      )}
    </section>
  )
}
