import { getTranslations } from 'next-intl/server'
import lineField from '@/components/ui/line-field.module.css'
import type { Site } from '@/lib/market/site'
import { searchFormHref } from '@/lib/routing/search-href'
import { SEARCH_MAX_LENGTH } from '@/lib/routing/search-text'
import styles from './search-form.module.css'

/** The search as a plain form, which works without JavaScript. `text` is the current search. */
export async function SearchForm({ site, text }: { site: Site; text: string }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know the `search` element
    <form role="search" className={`${lineField.line} ${styles.form}`} action={searchFormHref(site)} method="get">
      <input
        id="search-text"
        name="q"
        type="search"
        // the label depends on :placeholder-shown, which needs a placeholder
        placeholder=" "
        defaultValue={text}
        maxLength={SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        required
      />
      <label htmlFor="search-text">{t('label')}</label>
      <button type="submit">{t('submit')}</button>
    </form>
  )
}
