import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Skeleton with the height of the content that is loading. */
export function AccountWait({ children }: { children: ReactNode }) {
  const t = useTranslations('account.frame')
  return (
    <div>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
