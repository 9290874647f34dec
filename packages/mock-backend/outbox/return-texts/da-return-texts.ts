import type { ReturnTexts } from './fi-return-texts'

export const DA_RETURN_TEXTS: ReturnTexts = {
  refusals: {
    worn: 'Varen er brugt mere, end der skal til for at prøve den.',
    damaged: 'Varen er beskadiget.',
    incomplete: 'Der mangler noget i returneringen.',
    'seal-broken': 'Varens forsegling er brudt.',
    'not-received': 'Ikke alle varer lå i pakken.',
  },
  refundReasons: { return: 'Returneret vare', withdrawal: 'Fortrudt køb', fees: 'Fragt og betalingsgebyr' },
  labels: {
    number: 'Returnummer',
    order: 'Ordrenummer',
    code: 'Returkode',
    sendBefore: 'Send senest',
    exchange: 'Bytte til størrelse {size}',
    goods: 'Varer',
    campaigns: 'Ændret kampagnerabat',
    fees: 'Fragt og betalingsgebyr',
    estimate: 'Forventet tilbagebetaling',
    total: 'Tilbagebetaling',
    earlier: 'Regulering for tidligere returneringer',
    toBalance: 'Heraf til saldoen',
  },
  button: 'Se returneringen',
  'return-registered': {
    subject: 'Returnering {number} er registreret',
    lines: [
      'Din returnering er registreret.',
      'Pak varerne godt, og aflever pakken i pakkeshoppen. Vis returkoden der, så behøver du ingen adresselabel. Returneringen er gratis.',
    ],
  },
  'return-approved': {
    subject: 'Returnering {number} er godkendt',
    lines: ['Vi har modtaget din returnering og godkendt den.'],
  },
  partly: {
    subject: 'Returnering {number} er delvist godkendt',
    lines: ['Vi har gennemgået din returnering og godkendt en del af den. Resten kan vi ikke tage tilbage.'],
  },
  'return-refused': {
    subject: 'Returnering {number} er ikke godkendt',
    lines: ['Vi har gennemgået din returnering og kan ikke godkende den.'],
  },
  disagree: 'Kontakt vores kundeservice, hvis du er uenig.',
  'return-refunded': {
    subject: 'Tilbagebetaling for returnering {number}',
    lines: ['Vi har betalt pengene tilbage for din returnering.'],
  },
  willRefund: 'Du får pengene tilbage inden for få dage.',
  nothingToPay:
    'Den rabat, der falder bort, er større end prisen på det, du returnerer, men du skal ikke betale noget ekstra.',
  willSend: 'Vi sender dig den nye størrelse.',
  paidToBalance: 'Det, der gik til saldoen, kan du se med det samme.',
  paidToPayment: 'Pengene er på din bankkonto inden for få bankdage.',
  withdrawal: {
    subject: 'Vi har modtaget din meddelelse om, at du fortryder købet',
    lines: [
      'Vi har modtaget din meddelelse om, at du fortryder aftalen. Indholdet og tidspunktet står nedenfor.',
      'Denne mail bekræfter, at meddelelsen er nået frem. Vi gennemgår den og vender tilbage.',
    ],
    several: {
      subject: 'Vi har modtaget dine meddelelser om, at du fortryder køb',
      lines: [
        'Vi har modtaget dine meddelelser om, at du fortryder køb. Indholdet og tidspunkterne står nedenfor.',
        'Denne mail bekræfter, at meddelelserne er nået frem. Vi gennemgår dem og vender tilbage.',
      ],
    },
    early: {
      subject: 'Fortrudt køb {number} er registreret',
      lines: [
        'Du har fortrudt købet før leveringen, og det er registreret.',
        'Vi sender ikke de varer, du har fortrudt. Er pakken allerede på vej, kan du lade være med at hente den eller sende den gratis tilbage. Du får pengene senest 14 dage efter din meddelelse.',
      ],
    },
    refunded: {
      subject: 'Pengene tilbage for det køb, du fortrød',
      lines: ['Vi har betalt pengene tilbage for det køb, du fortrød.'],
    },
    name: 'Navn',
    order: 'Ordre',
    about: 'Gælder',
    whole: 'Hele ordren',
    email: 'E-mail',
    sent: 'Sendt',
    id: 'Meddelelsens nummer',
    notSent: 'Kontakt vores kundeservice, hvis du ikke har sendt meddelelsen.',
  },
  complaint: {
    subject: 'Vi har modtaget reklamation {number}',
    lines: ['Vi har modtaget din reklamation.', 'Vi svarer inden for få hverdage.'],
    number: 'Sagsnummer',
    about: 'Varer',
    description: 'Beskrivelse',
    wish: 'Ønske',
    photos: 'Billeder',
    button: 'Åbn reklamationen',
    remedies: {
      repair: 'Reparation',
      replacement: 'Bytte til en ny vare',
      reduction: 'Afslag i prisen',
      refund: 'Pengene tilbage',
    },
    accepted: {
      subject: 'Reklamation {number} er godkendt',
      lines: ['Du har ret: Der er fejl ved varen. Det beklager vi.'],
      follows: {
        repair: 'Vi reparerer varen gratis. Du hører snart, hvordan du sender den til os uden at betale fragt.',
        replacement:
          'Vi sender en ny vare gratis. Du hører snart, hvordan du sender den anden tilbage uden at betale fragt.',
        reduction: 'Du får et afslag i prisen og beholder varen. Vi udbetaler det inden for få dage.',
        refund: 'Du får pengene tilbage. Du hører snart, hvordan du sender varen tilbage uden at betale fragt.',
      },
    },
    refused: {
      subject: 'Reklamation {number} er ikke godkendt',
      lines: ['Vi har gennemgået din reklamation og kan ikke godkende den.'],
      disagree: 'Skriv til vores kundeservice, hvis du er uenig, så prøver vi at finde en løsning.',
    },
    refusals: {
      'no-fault': 'Vi fandt ingen fejl ved varen.',
      wear: 'Det er almindeligt slid.',
      handling: 'Skaden skyldes brug eller vask, som ikke følger vaskeanvisningen.',
      'too-late': 'Fristen for at reklamere er udløbet.',
    },
  },
}
