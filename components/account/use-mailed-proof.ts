import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { takeSecret } from '@/lib/routing/take-secret'
import { notify } from '@/lib/store/toasts'

/**
 * Proves the shopper's e-mail address when she has followed the link of a mail (T42), and says what became of it. True
 * while the service is asked.
 */
export function useMailedProof(userId: string | null): boolean {
  const t = useTranslations('account.start')
  const shop = useShop()
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    if (!userId) return
    const found = takeSecret('verifyKey')
    setKey((now) => now || found)
  }, [userId])
  useEffect(() => {
    if (!key) return
    import('@/lib/auth/auth-service')
      .then(({ proveAddress }) => proveAddress(shop.config, key))
      .then(
        (isProven) => notify(shop, { message: t(isProven ? 'addressProven' : 'proofOver') }),
        (error) => {
          notify(shop, { message: t('proofFailed'), mode: 'error' })
          reloadOrReport(error, { type: 'send', component: 'mailed proof' })
        },
      )
      .finally(() => setKey(''))
  }, [key, shop, t])
  return key !== ''
}
