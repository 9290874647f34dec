import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { marketSegment } from '@/lib/market/site'
import { NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '@/lib/newsletter/newsletter-outcome'
import styles from './newsletter-form.module.css'
import { useNewsletterForm } from './use-newsletter-form'

/** All outcomes are in the page: without script the address fragment shows one. */
function Outcomes({ shown }: { shown: NewsletterOutcome | null | undefined }) {
  const t = useTranslations('newsletter')
  const { market } = useShopConfig().site
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // the field is gone; the focus moves to the text in its place
    if (shown === 'done') done.current?.focus()
  }, [shown])
  return (
    <div role="status" className={styles.outcomes} data-live={shown === undefined ? undefined : ''}>
      {NEWSLETTER_OUTCOMES.map((outcome) => (
        <p
          key={outcome}
          ref={outcome === 'done' ? done : undefined}
          id={`newsletter-${outcome}`}
          data-outcome={outcome}
          data-shown={outcome === shown ? '' : undefined}
          tabIndex={-1}
        >
          {t(outcome, { tld: INPUT_EXAMPLES[market].tld })}
        </p>
      ))}
    </div>
  )
}

export type NewsletterFormProps = { privacyHref: string }

/** The footer's sign-up. Without script it posts to the server, which redirects back with the outcome as fragment. */
export function NewsletterForm({ privacyHref }: NewsletterFormProps) {
  const t = useTranslations('newsletter')
  const { site } = useShopConfig()
  const { email, submit, isSubmitting, isInvalid, shown } = useNewsletterForm()
  return (
    <form
      id="newsletter"
      className={styles.form}
      method="post"
      action="/api/newsletter"
      // errors are shown in the language of the page, by this form or by the server
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="market" value={marketSegment(site)} />
      <input type="hidden" name="lang" value={site.lang} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div className={styles.line}>
        <label htmlFor="newsletter-email">{t('email')}</label>
        <input
          {...email}
          id="newsletter-email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder=" "
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'newsletter-invalid' : 'newsletter-consent'}
        />
        <button type="submit" aria-busy={isSubmitting || undefined}>
          {t(isSubmitting ? 'sending' : 'send')}
        </button>
      </div>
      <Outcomes shown={shown} />
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
