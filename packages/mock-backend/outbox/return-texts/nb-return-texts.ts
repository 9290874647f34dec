import type { ReturnTexts } from './fi-return-texts'

export const NB_RETURN_TEXTS: ReturnTexts = {
  refusals: {
    worn: 'Varen er brukt mer enn det som trengs for å prøve den.',
    damaged: 'Varen er skadet.',
    incomplete: 'Noe mangler i returen.',
    'seal-broken': 'Forseglingen på varen er brutt.',
    'not-received': 'Ikke alle varene lå i pakken.',
  },
  refundReasons: { return: 'Returnert vare', withdrawal: 'Angret kjøp', fees: 'Frakt og betalingsgebyr' },
  labels: {
    number: 'Returnummer',
    order: 'Ordrenummer',
    code: 'Returkode',
    sendBefore: 'Send senest',
    exchange: 'Bytte til størrelse {size}',
    goods: 'Varer',
    campaigns: 'Endret kampanjerabatt',
    fees: 'Frakt og betalingsgebyr',
    estimate: 'Beregnet tilbakebetaling',
    total: 'Tilbakebetaling',
    earlier: 'Justering for tidligere returer',
    toBalance: 'Herav til saldoen',
  },
  button: 'Se returen',
  'return-registered': {
    subject: 'Retur {number} er registrert',
    lines: [
      'Returen din er registrert.',
      'Pakk varene godt, og lever pakken inn på hentestedet. Vis returkoden der, så trenger du ingen adresselapp. Returen er gratis.',
    ],
  },
  'return-approved': {
    subject: 'Retur {number} er godkjent',
    lines: ['Vi har mottatt returen din og godkjent den.'],
  },
  partly: {
    subject: 'Retur {number} er delvis godkjent',
    lines: ['Vi har gått gjennom returen din og godkjent en del av den. Resten kan vi ikke ta tilbake.'],
  },
  'return-refused': {
    subject: 'Retur {number} er ikke godkjent',
    lines: ['Vi har gått gjennom returen din og kan ikke godkjenne den.'],
  },
  disagree: 'Ta kontakt med kundeservice hvis du er uenig.',
  'return-refunded': {
    subject: 'Tilbakebetaling for retur {number}',
    lines: ['Vi har betalt tilbake pengene for returen din.'],
  },
  willRefund: 'Du får pengene tilbake innen noen dager.',
  nothingToPay:
    'Rabatten som faller bort, er større enn prisen på det du returnerer, men du trenger ikke å betale noe ekstra.',
  willSend: 'Vi sender deg den nye størrelsen.',
  paidToBalance: 'Det som gikk til saldoen, ser du med en gang.',
  paidToPayment: 'Pengene er på kontoen din innen noen bankdager.',
  withdrawal: {
    subject: 'Vi har mottatt meldingen om at du angrer kjøpet',
    lines: [
      'Vi har mottatt meldingen om at du angrer avtalen. Innholdet og tidspunktet står nedenfor.',
      'Denne e-posten bekrefter at meldingen har kommet frem. Vi går gjennom den og gir deg beskjed.',
    ],
    several: {
      subject: 'Vi har mottatt meldingene om at du angrer kjøp',
      lines: [
        'Vi har mottatt meldingene om at du angrer kjøp. Innholdet og tidspunktene står nedenfor.',
        'Denne e-posten bekrefter at meldingene har kommet frem. Vi går gjennom dem og gir deg beskjed.',
      ],
    },
    early: {
      subject: 'Angret kjøp {number} er registrert',
      lines: [
        'Du har angret kjøpet før leveringen, og det er registrert.',
        'Vi sender ikke varene du har angret. Er pakken allerede på vei, kan du la være å hente den eller sende den tilbake gratis. Pengene får du senest 14 dager etter meldingen din.',
      ],
    },
    refunded: {
      subject: 'Pengene tilbake for kjøpet du angret',
      lines: ['Vi har betalt tilbake pengene for kjøpet du angret.'],
    },
    name: 'Navn',
    order: 'Bestilling',
    about: 'Gjelder',
    whole: 'Hele bestillingen',
    email: 'E-post',
    sent: 'Sendt',
    id: 'Meldingens nummer',
    notSent: 'Ta kontakt med kundeservice hvis du ikke har sendt meldingen.',
  },
  complaint: {
    subject: 'Vi har mottatt reklamasjon {number}',
    lines: ['Vi har mottatt reklamasjonen din.', 'Vi svarer innen noen virkedager.'],
    number: 'Saksnummer',
    about: 'Varer',
    description: 'Beskrivelse',
    wish: 'Ønske',
    photos: 'Bilder',
    button: 'Åpne reklamasjonen',
    remedies: {
      repair: 'Reparasjon',
      replacement: 'Bytte til en ny vare',
      reduction: 'Prisavslag',
      refund: 'Pengene tilbake',
    },
    accepted: {
      subject: 'Reklamasjon {number} er godkjent',
      lines: ['Du har rett: Det er feil på varen. Vi beklager.'],
      follows: {
        repair: 'Vi reparerer varen gratis. Du får snart vite hvordan du sender den til oss uten å betale frakt.',
        replacement:
          'Vi sender en ny vare gratis. Du får snart vite hvordan du sender den andre tilbake uten å betale frakt.',
        reduction: 'Du får prisavslag og beholder varen. Vi betaler det ut innen noen dager.',
        refund: 'Du får pengene tilbake. Du får snart vite hvordan du sender varen tilbake uten å betale frakt.',
      },
    },
    refused: {
      subject: 'Reklamasjon {number} er ikke godkjent',
      lines: ['Vi har gått gjennom reklamasjonen din og kan ikke godkjenne den.'],
      disagree: 'Si fra til kundeservice hvis du er uenig, så prøver vi å finne en løsning.',
    },
    refusals: {
      'no-fault': 'Vi fant ingen feil på varen.',
      wear: 'Det er vanlig slitasje.',
      handling: 'Skaden skyldes bruk eller vask som ikke følger vaskeanvisningen.',
      'too-late': 'Reklamasjonsfristen er gått ut.',
    },
  },
}
