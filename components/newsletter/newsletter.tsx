import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { contentHref } from '@/lib/routing/content-paths'
import { DeferredNewsletterForm } from './deferred-newsletter-form'
import styles from './newsletter-form.module.css'

/** Heading, text and sign-up form of the newsletter. */
export async function Newsletter({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'footer' })
  return (
    <section className={styles.letter} aria-labelledby="newsletter-title">
      <h2 className="serif d-32" id="newsletter-title">
        {t('newsletterTitle')}
      </h2>
      <p className={styles.offer}>{t('newsletterText')}</p>
      <DeferredNewsletterForm privacyHref={contentHref(site, 'privacy')} />
    </section>
  )
}
