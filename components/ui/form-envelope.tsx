import { marketSegment, type Site } from '@/lib/market/site'
import styles from './form-envelope.module.css'

type FormEnvelopeProps = {
  site: Site
  /** A honeypot that only bots fill in, whose forms are dropped: not where a dropped one would cost somebody a right. */
  hasTrap?: boolean
}

/** Hidden fields of a form that works without JavaScript: its site, and a honeypot. */
export function FormEnvelope({ site, hasTrap = true }: FormEnvelopeProps) {
  return (
    <>
      <input type="hidden" name="market" value={marketSegment(site)} />
      <input type="hidden" name="lang" value={site.lang} />
      {hasTrap ? (
        <div className={styles.trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
      ) : null}
    </>
  )
}
