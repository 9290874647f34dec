import type { Commerce } from './create-commerce'
import { logLine } from './http/log-line'
import { MARKETS } from './markets'
import { subscribeToNewsletter } from './newsletter'
import type { OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

const TEXTS = {
  order: {
    fi: ['Toimitusehdot', 'Hyväksyn toimitusehdot.'],
    sv: ['Köpvillkor', 'Jag godkänner köpvillkoren.'],
    nb: ['Kjøpsvilkår', 'Jeg godtar kjøpsvilkårene.'],
    da: ['Handelsbetingelser', 'Jeg accepterer handelsbetingelserne.'],
  },
  newsletter: {
    fi: ['Uutiskirje', 'Haluan uutiskirjeen sähköpostiini.'],
    sv: ['Nyhetsbrev', 'Jag vill få nyhetsbrevet via e-post.'],
    nb: ['Nyhetsbrev', 'Jeg vil ha nyhetsbrevet på e-post.'],
    da: ['Nyhedsbrev', 'Jeg vil gerne have nyhedsbrevet på e-mail.'],
  },
  sms: {
    fi: ['Tekstiviestit', 'Haluan tarjouksia tekstiviestillä. Voin perua ne milloin vain.'],
    sv: ['Sms', 'Jag vill ha erbjudanden via sms. Jag kan avsluta när som helst.'],
    nb: ['SMS', 'Jeg vil ha tilbud på SMS. Jeg kan melde meg av når som helst.'],
    da: ['Sms', 'Jeg vil gerne have tilbud på sms. Jeg kan afmelde dem når som helst.'],
  },
} as const

/** The schema's ConsentType list. Only the consents in `accepted` are checked; none is checked in advance. */
export const consents = ({ lang }: Storefront, accepted: string[]) =>
  Object.entries(TEXTS).map(([type, texts]) => ({
    type,
    name: texts[lang][0],
    description: texts[lang][1],
    checked: accepted.includes(type),
    autoAccept: false,
  }))

/** Subscribes the shopper of an order; a refused address does not affect the order. */
function subscribe(commerce: Commerce, { email, market: alias, lang }: OrderRecord): void {
  const market = MARKETS[alias]
  try {
    subscribeToNewsletter(commerce, email, { market, lang: lang ?? market.languages[0] ?? 'fi' })
  } catch {
    logLine('info', 'newsletter subscription of an order refused')
  }
}

/** Applies the consents of a completed order: subscribes to the newsletter and stores the consent to text messages. */
export function acceptConsents(commerce: Commerce, order: OrderRecord): void {
  const { consents: accepted, billing, market } = order
  if (accepted.includes('newsletter')) subscribe(commerce, order)
  const mobile = billing.mobile || billing.phone
  if (accepted.includes('sms') && mobile) {
    commerce.state.commit({ smsConsent: { mobile, market, givenAt: commerce.clock() } })
  }
}
