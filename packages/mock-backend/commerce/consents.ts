import type { Place } from './place'

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
} as const

/** The schema's ConsentType list; a box is never ticked for the shopper. */
export const consents = ({ lang }: Place, accepted: string[]) =>
  Object.entries(TEXTS).map(([type, texts]) => ({
    type,
    name: texts[lang][0],
    description: texts[lang][1],
    checked: accepted.includes(type),
    autoAccept: false,
  }))
