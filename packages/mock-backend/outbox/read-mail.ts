import type { Commerce } from '#commerce/create-commerce'
import { type MailContent, mailHtml, mailText } from './mail-layout'
import type { MailRecord } from './mail-record'
import { MAIL_TEXTS } from './mail-texts'
import { isOrderMail, orderMailContent } from './order-mail'
import { pageUrl } from './page-url'
import { isAfterDelivery, returnMailContent } from './return-mail'

/** A mail as it is sent. `links` are the addresses in it. */
export type Mail = Pick<MailRecord, 'id' | 'kind' | 'to' | 'market' | 'lang' | 'sentAt'> & {
  subject: string
  html: string
  text: string
  links: string[]
}

/** Path and parameter of the page that the key of a mail is for. */
const PAGES = { welcome: ['/account', 'verifyKey'], reset: ['/account/reset-password', 'resetKey'] } as const

/** Address of a page of the shop in the mail's market and language. */
function linkOf({ shopOrigins }: Commerce, kind: keyof typeof PAGES, mail: MailRecord): string | null {
  const { key } = mail
  if (key === null) return null
  const [path, parameter] = PAGES[kind]
  return `${pageUrl(shopOrigins, mail, path)}?${parameter}=${encodeURIComponent(key)}`
}

type Body = Omit<MailContent, 'lang' | 'greeting' | 'notes' | 'shop' | 'seller'> & Partial<Pick<MailContent, 'notes'>>

/** The mails of an account: its welcome, and the link for a new password. */
function accountContent(commerce: Commerce, mail: MailRecord, kind: keyof typeof PAGES): Body {
  const texts = MAIL_TEXTS[mail.lang]
  const { subject, lines, button, ignore } = texts[kind]
  const url = linkOf(commerce, kind, mail)
  return { subject, lines, button: url ? { label: button, url } : null, tables: [], notes: [ignore, texts.sender] }
}

/** What a mail says; null once what it is about is gone. */
function bodyOf(commerce: Commerce, mail: MailRecord): Body | null {
  const { kind } = mail
  if (isOrderMail(kind)) return orderMailContent(commerce, mail, kind)
  if (isAfterDelivery(kind)) return returnMailContent(commerce, mail, kind)
  return accountContent(commerce, mail, kind)
}

function contentOf(commerce: Commerce, mail: MailRecord): MailContent {
  const { lang, kind, firstName } = mail
  const { greeting, sender, seller } = MAIL_TEXTS[lang]
  const shop = { label: 'Kajo', url: pageUrl(commerce.shopOrigins, mail, '') }
  const body = bodyOf(commerce, mail) ?? { subject: kind, lines: [], tables: [], button: null }
  return { lang, greeting: greeting(firstName), notes: [sender], shop, seller, ...body }
}

/** Writes the mail of a record. */
export function readMail(commerce: Commerce, record: MailRecord): Mail {
  const { id, kind, to, market, lang, sentAt } = record
  const content = contentOf(commerce, record)
  return {
    ...{ id, kind, to, market, lang, sentAt, subject: content.subject },
    html: mailHtml(content),
    text: mailText(content),
    links: [content.button ?? [], content.more ?? []].flat().map(({ url }) => url),
  }
}
