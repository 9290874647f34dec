import { getRequestConfig } from 'next-intl/server'
import { isLang } from '@/lib/market/market-table'
import { loadMessages } from './load-messages'

/** next-intl provides messages and formats only; the language is decided by the address (R-ROUTE-03). */
export default getRequestConfig(async ({ requestLocale, locale }) => {
  const wanted = locale ?? (await requestLocale)
  const lang = isLang(wanted) ? wanted : 'fi'
  return { locale: lang, messages: await loadMessages(lang), timeZone: 'Europe/Helsinki' }
})
