import { getTranslations } from 'next-intl/server'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import styles from './sign-in.module.css'
import { ResetPasswordPage, SignInPage } from './sign-in-page'

/**
 * A page for signing in, or for a new password with the key of a mailed link: the same HTML for everybody, and a word
 * for browsers without scripts, which cannot sign in.
 */
export async function SignInView({ site, isReset = false }: { site: Site; isReset?: boolean }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'signIn' })
  return (
    <div className={styles.page}>
      <PageMessages messages={await loadMessages(site.lang)} names={['signIn']}>
        {isReset ? <ResetPasswordPage /> : <SignInPage />}
      </PageMessages>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
