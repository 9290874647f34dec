import { marketSegment, type Site } from '@/lib/market/site'
import styles from './form-envelope.module.css'

/** Hidden fields of a form that works without JavaScript: its site, and a honeypot that only bots fill in. */
export function FormEnvelope({ site }: { site: Site }) {
  return (
    <>
      <input type="hidden" name="market" value={marketSegment(site)} />
      <input type="hidden" name="lang" value={site.lang} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
