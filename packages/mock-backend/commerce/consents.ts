import type { Commerce } from './create-commerce'
import { subscribeToNewsletter } from './newsletter'
import type { Place } from './place'
import type { OrderRecord } from './shop-records'

const TEXTS = {
  order: {
    fi: ['Toimitusehdot', 'Hyväksyn toimitusehdot.'],
    sv: ['Köpvillkor', 'Jag godkänner köpvillkoren.'],
    nb: ['Kjøpsvilkår', 'Jeg godtar kjøpsvilkårene.'],
    da: ['Handelsbetingelser', 'Jeg accepterer handelsbetingelserne.'],
  },
  newsletter: {
    fi: ['Uutiskirje', 'Haluan uutiskirjeen sähköpostiini.'],
    sv: ['Nyhetsbrev', 'Jag vill ha nyhetsbrevet på mejl.'],
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
export const consents = ({ lang }: Place, accepted: string[]) =>
  Object.entries(TEXTS).map(([type, texts]) => ({
    type,
    name: texts[lang][0],
    description: texts[lang][1],
    checked: accepted.includes(type),
    autoAccept: false,
  }))

/** Carries out the consents of an order: subscribes the shopper to the newsletter. */
export function acceptConsents(commerce: Commerce, { consents: accepted, email }: OrderRecord, place: Place): void {
  if (accepted.includes('newsletter')) subscribeToNewsletter(commerce, email, place)
}
