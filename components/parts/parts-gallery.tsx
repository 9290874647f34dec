import { getTranslations } from 'next-intl/server'
import { LANGS, type Lang } from '@/lib/market/market-table'
import { ForceStates } from './force-states'
import { LiveParts } from './live-parts'
import { PartStates } from './part-states'
import styles from './parts.module.css'
import { TokenSheet } from './token-sheet'

async function InLanguage({ lang }: { lang: Lang }) {
  const t = await getTranslations({ locale: lang, namespace: 'checkout' })
  return (
    <section className={styles.column} lang={lang} aria-label={lang}>
      <h2 className="serif d-24">{lang}</h2>
      <PartStates lang={lang} t={t} />
    </section>
  )
}

/** Tokens, each component in each state, the four languages side by side, then the interactive components. */
export function PartsGallery() {
  return (
    <div className={styles.gallery}>
      <h1 className="serif d-56">Parts</h1>
      <TokenSheet />
      <div className={styles.columns}>
        {LANGS.map((lang) => (
          <InLanguage key={lang} lang={lang} />
        ))}
      </div>
      <LiveParts />
      <ForceStates />
    </div>
  )
}
