import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { FieldFrame } from '@/components/ui/field-frame'
import { FormEnvelope } from '@/components/ui/form-envelope'
import { FormOutcomes } from '@/components/ui/form-outcomes'
import { Link } from '@/components/ui/link'
import { useEmailForm } from '@/components/ui/use-email-form'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import styles from './notify-form.module.css'
import type { Purchase } from './use-purchase'

/** Prefix of the ids and of the address fragments with the outcome. */
export const NOTIFY_ID = 'notify'

type NotifyFormProps = {
  purchase: Pick<Purchase, 'chosenSize' | 'askForSize' | 'size'>
  /** What the e-mail will announce: the first day of sale, or the return of a sold-out size. */
  waitsFor: 'start' | 'return'
  /** Availability of the product, shown above the form. */
  lead: ReactNode
  privacyHref: string
}

/**
 * Form that asks for an e-mail when a size can be bought. The sizes are radio buttons outside, associated by the form's
 * id, so that it also works without JavaScript: the server then redirects back with the outcome as fragment.
 */
export function NotifyForm({ purchase, waitsFor, lead, privacyHref }: NotifyFormProps) {
  const t = useTranslations('notify')
  const { site } = useShopConfig()
  const [doneFor, setDoneFor] = useState<number | null>(null)
  const skuId = purchase.size?.skuId ?? null
  const { field, submit, isSubmitting, shown, controls, wake } = useEmailForm(NOTIFY_ID, () => setDoneFor(skuId))
  const submitWithSize = (event: FormEvent<HTMLFormElement>) => {
    if (purchase.chosenSize()) return submit(event)
    event.preventDefault()
    purchase.askForSize()
  }
  // the confirmation is for one size; another can be requested with the same address
  const current = shown === 'done' && doneFor !== skuId ? null : shown
  return (
    <form
      id={NOTIFY_ID}
      className={styles.form}
      method="post"
      action="/api/availability"
      aria-labelledby="notify-title"
      // errors are shown in the language of the page, by this form or by the server
      noValidate
      onSubmit={submitWithSize}
      {...wake}
    >
      {controls}
      {lead}
      <FormEnvelope site={site} />
      <p className={styles.title} id="notify-title">
        {t(`title.${waitsFor}`)}
      </p>
      <div className={styles.ask}>
        <FieldFrame id={field.id} text={{ label: t('email') }}>
          <input {...field} />
        </FieldFrame>
        <Button type="submit" wide busy={isSubmitting} busyText={t('sending')}>
          {t('send')}
        </Button>
      </div>
      {/* below the button, so that a message on blur does not move the button before its click */}
      <FormOutcomes
        name={NOTIFY_ID}
        texts={{
          done: t(`done.${waitsFor}`),
          invalid: t('invalid', { tld: INPUT_EXAMPLES[site.market].tld }),
          incomplete: t('incomplete'),
          limited: t('limited'),
          failed: t('failed'),
        }}
        shown={current}
      />
      <p className={styles.consent} id="notify-consent">
        {t.rich('consent', {
          link: (text) => (
            <Link href={privacyHref} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </form>
  )
}
