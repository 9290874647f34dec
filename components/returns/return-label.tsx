import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/account/load-failure'
import { useDayText } from '@/components/account/use-day-text'
import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { callReturns, problemIn } from '@/lib/returns/call-returns'
import { noonOf } from './find-order'
import styles from './returns.module.css'

/** Modules of white around the code, which a scanner needs. */
const QUIET_ZONE = 4

/** A QR code as the path of an SVG, one square a module, with the length of its side. */
async function drawCode(text: string): Promise<{ path: string; side: number }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, side: size }
}

/** The carrier's code with which the parcel is handed in: as text, and as a picture where that can be drawn. */
export function ReturnLabel({ number, access }: { number: string; access: string }) {
  const t = useTranslations('returns')
  const dayText = useDayText()
  const { site } = useShopConfig()
  const load = async () => {
    try {
      const label = await callReturns(site, 'label', { number }, { access })
      return { ...label, picture: await drawCode(label.qr).catch(() => null) }
    } catch (error) {
      // the parcel has been received
      if (problemIn(error) === 'noLabel') return 'none'
      throw error
    }
  }
  const { data, hasFailed, retry } = useLoad(`label ${number}`, load, 'return-label')
  if (hasFailed) return <LoadFailure text={t('labelFailed')} retry={retry} />
  if (data === null) return <div className={styles.labelWait} aria-hidden="true" />
  if (data === 'none') return null
  const { carrier, code, sendBefore, picture } = data
  return (
    <section className={styles.label}>
      {picture ? (
        <svg
          viewBox={`0 0 ${picture.side} ${picture.side}`}
          role="img"
          aria-label={t('qr', { code })}
          shapeRendering="crispEdges"
        >
          <path d={`M0 0h${picture.side}v${picture.side}H0z`} fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
      ) : null}
      <div className={styles.part}>
        <h2>{t('label')}</h2>
        <p className={styles.code}>{code}</p>
        <p>{t('labelText', { carrier })}</p>
        <p className={styles.quiet}>{t('labelUntil', { date: dayText(noonOf(sendBefore)) })}</p>
      </div>
    </section>
  )
}
