import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { readClaims } from '@/lib/auth/token-claims'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { validEmail } from '@/lib/person/email'
import { routeHref } from '@/lib/routing/href'
import styles from './account-parts.module.css'

type ShopAsQuestionProps = { token: string; onCancel: () => void }

/** The e-mail address in a token that nobody has verified yet; '' where it is something else. */
const emailOf = (token: string): string => validEmail(readClaims(token)?.email ?? '')

/** Asks whether staff want to shop as the customer of a token before it is used: any site can link to here (T12, T33). */
export function ShopAsQuestion({ token, onCancel }: ShopAsQuestionProps) {
  const t = useTranslations('shopAs')
  const shop = useShop()
  const navigate = useNavigate()
  const [step, setStep] = useState<'asked' | 'busy' | 'over'>('asked')
  const email = emailOf(token)
  const start = async () => {
    setStep('busy')
    try {
      const { shopAs } = await import('@/lib/flows/sign-in')
      if (await shopAs(shop, token)) navigate(routeHref(shop.config.site, 'account-orders'))
      else setStep('over')
    } catch (error) {
      setStep('asked')
      reloadOrReport(error, { type: 'send', component: 'shop as' })
    }
  }
  if (step === 'over' || !email) {
    return (
      <div className={styles.question}>
        <p role="alert">{t('over')}</p>
        <Button variant="line" onClick={onCancel}>
          {t('goOn')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.question}>
      <h2 className="serif d-32">{t('title', { email })}</h2>
      <p>{t('text')}</p>
      <div className={styles.answers}>
        <Button busy={step === 'busy'} busyText={t('starting')} onClick={start}>
          {t('start')}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
