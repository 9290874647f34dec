import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { marketSegment, type Site } from '@/lib/market/site'
import { NEWSLETTER_OUTCOMES } from '@/lib/newsletter/newsletter-outcome'
import { privacyHref } from '@/lib/newsletter/privacy-path'
import styles from './newsletter-form.module.css'

/**
 * The footer's sign-up. A plain form: without a script it goes to the server and comes back with the words for what
 * happened, which wait in the page and show by its fragment. The script only saves the way there and back.
 */
export async function NewsletterForm({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'newsletter' })
  const { tld } = INPUT_EXAMPLES[site.market]
  return (
    <section className={styles.letter} aria-labelledby="newsletter-title">
      <h2 className="serif d-32" id="newsletter-title">
        {t('title')}
      </h2>
      <p className={styles.offer}>{t('text')}</p>
      <form
        id="newsletter"
        className={styles.form}
        method="post"
        action="/api/newsletter"
        // mistakes are said in the language of the page, by the behaviour or by the server
        noValidate
        data-behaviour="newsletter"
      >
        <input type="hidden" name="market" value={marketSegment(site)} />
        <input type="hidden" name="lang" value={site.lang} />
        <div className={styles.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <div className={styles.line}>
          <label htmlFor="newsletter-email">{t('email')}</label>
          <input
            id="newsletter-email"
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder=" "
            aria-describedby="newsletter-consent"
          />
          <button type="submit" data-busy={t('sending')}>
            {t('send')}
          </button>
        </div>
        <div role="status" className={styles.outcomes}>
          {NEWSLETTER_OUTCOMES.map((outcome) => (
            <p key={outcome} id={`newsletter-${outcome}`} data-outcome={outcome} tabIndex={-1}>
              {t(outcome, { tld })}
            </p>
          ))}
        </div>
        <p className={styles.consent} id="newsletter-consent">
          {t.rich('consent', {
            link: (words) => (
              <Link href={privacyHref(site)} className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      </form>
    </section>
  )
}
