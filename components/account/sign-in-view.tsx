import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import styles from './sign-in.module.css'

/** A page for signing in: the same HTML for everybody, and a word for browsers without scripts (T41). */
export async function SignInView({ site, children }: { site: Site; children: ReactNode }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'signIn' })
  return (
    <div className={styles.page}>
      <PageMessages messages={await loadMessages(site.lang)} names={['signIn']}>
        {children}
      </PageMessages>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
