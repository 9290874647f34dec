import { useTranslations } from 'next-intl'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { FormEnvelope } from '@/components/ui/form-envelope'
import { FormOutcomes } from '@/components/ui/form-outcomes'
import lineField from '@/components/ui/line-field.module.css'
import { Link } from '@/components/ui/link'
import { useEmailForm } from '@/components/ui/use-email-form'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { emit } from '@/lib/store/shop-events'
import styles from './newsletter-form.module.css'

export type NewsletterFormProps = { privacyHref: string }

/** Newsletter sign-up in the footer. Without JavaScript the server redirects back with the outcome in the fragment. */
export function NewsletterForm({ privacyHref }: NewsletterFormProps) {
  const t = useTranslations('newsletter')
  const shop = useShop()
  const { site } = useShopConfig()
  const { field, submit, isSubmitting, shown, controls, wake } = useEmailForm('newsletter', () =>
    emit(shop, 'newsletter:subscribe', null),
  )
  return (
    <form
      id="newsletter"
      className={styles.form}
      method="post"
      action="/api/newsletter"
      // errors are shown in the language of the page, by this form or by the server
      noValidate
      onSubmit={submit}
      {...wake}
    >
      {controls}
      <FormEnvelope site={site} />
      <div className={`${lineField.line} ${styles.email}`}>
        <label htmlFor="newsletter-email">{t('email')}</label>
        <input {...field} />
        <button type="submit" aria-busy={isSubmitting || undefined}>
          {t(isSubmitting ? 'sending' : 'send')}
        </button>
      </div>
      <FormOutcomes
        name="newsletter"
        texts={{
          done: t('done'),
          invalid: t('invalid', { tld: INPUT_EXAMPLES[site.market].tld }),
          limited: t('limited'),
          failed: t('failed'),
        }}
        shown={shown}
      />
      <p className={styles.consent} id="newsletter-consent">
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
