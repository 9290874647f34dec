import type { Lang } from '#catalogue/types'

const fi = {
  greeting: (name: string) => (name ? `Hei ${name}` : 'Hei'),
  sender: 'Saat tämän viestin, koska sinulla on tili tai tilaus Kajossa.',
  /** Who sends it, and where to ask. */
  seller: [
    'Kajo Oy, Y-tunnus 3141592-6, Pursimiehenkatu 12, 00150 Helsinki',
    'Kysyttävää? Kirjoita osoitteeseen asiakaspalvelu@kajo.example.',
  ],
  welcome: {
    subject: 'Tervetuloa Kajoon',
    lines: [
      'Tilisi on luotu.',
      'Vahvista vielä sähköpostiosoitteesi. Sen jälkeen näet tililläsi myös tilaukset, jotka olet tehnyt ilman tiliä.',
    ],
    button: 'Vahvista sähköpostiosoite',
    ignore: 'Jos et ole luonut tiliä, voit jättää tämän viestin huomiotta.',
  },
  reset: {
    subject: 'Valitse uusi salasana',
    lines: ['Pyysit uutta salasanaa Kajon tilillesi.', 'Linkki on voimassa tunnin, ja sitä voi käyttää kerran.'],
    button: 'Valitse uusi salasana',
    ignore: 'Jos et pyytänyt uutta salasanaa, voit jättää tämän viestin huomiotta. Salasanasi ei muutu.',
  },
  order: {
    subject: (number: string) => `Tilausvahvistus ${number}`,
    lines: ['Kiitos tilauksestasi.', 'Olemme vastaanottaneet sen ja pakkaamme sen pian.'],
    number: 'Tilausnumero',
    button: 'Näytä tilaus',
    withdraw: 'Peruuta sopimus tästä',
    pieces: 'kpl',
    size: 'Koko',
    discount: 'Kampanja-alennus',
    shipping: 'Toimitus',
    free: 'Ilmainen',
    paymentFee: 'Maksutavan lisämaksu',
    total: 'Yhteensä sis. alv',
    balance: 'Saldosta käytetty',
    delivery: 'Toimitustapa',
    payment: 'Maksutapa',
    address: 'Toimitusosoite',
  },
}

type MailTexts = typeof fi

const sv: MailTexts = {
  greeting: (name) => (name ? `Hej ${name}` : 'Hej'),
  sender: 'Du får det här mejlet för att du har ett konto eller en beställning hos Kajo.',
  seller: [
    'Kajo Oy, FO-nummer 3141592-6, Båtsmansgatan 12, 00150 Helsingfors',
    'Undrar du något? Skriv till kundservice@kajo.example.',
  ],
  welcome: {
    subject: 'Välkommen till Kajo',
    lines: [
      'Ditt konto är skapat.',
      'Bekräfta din e-postadress, så ser du även de beställningar som du har gjort utan konto.',
    ],
    button: 'Bekräfta e-postadressen',
    ignore: 'Om du inte har skapat något konto kan du bortse från det här mejlet.',
  },
  reset: {
    subject: 'Välj ett nytt lösenord',
    lines: [
      'Du har bett om ett nytt lösenord till ditt konto hos Kajo.',
      'Länken gäller i en timme och kan användas en gång.',
    ],
    button: 'Välj nytt lösenord',
    ignore: 'Om du inte har bett om ett nytt lösenord kan du bortse från det här mejlet. Ditt lösenord ändras inte.',
  },
  order: {
    subject: (number) => `Orderbekräftelse ${number}`,
    lines: ['Tack för din beställning.', 'Vi har tagit emot den och packar den snart.'],
    number: 'Ordernummer',
    button: 'Visa beställningen',
    withdraw: 'Ångra avtalet här',
    pieces: 'st',
    size: 'Storlek',
    discount: 'Kampanjrabatt',
    shipping: 'Frakt',
    free: 'Gratis',
    paymentFee: 'Betalningsavgift',
    total: 'Totalt inkl. moms',
    balance: 'Från ditt saldo',
    delivery: 'Leveranssätt',
    payment: 'Betalsätt',
    address: 'Leveransadress',
  },
}

const nb: MailTexts = {
  greeting: (name) => (name ? `Hei, ${name}` : 'Hei'),
  sender: 'Du får denne e-posten fordi du har en konto eller en bestilling hos Kajo.',
  seller: [
    'Kajo Oy, org.nr. 3141592-6 (Finland), Pursimiehenkatu 12, 00150 Helsingfors',
    'Lurer du på noe? Skriv til kundeservice@kajo.example.',
  ],
  welcome: {
    subject: 'Velkommen til Kajo',
    lines: [
      'Kontoen din er opprettet.',
      'Bekreft e-postadressen din, så ser du også bestillingene du har gjort uten konto.',
    ],
    button: 'Bekreft e-postadressen',
    ignore: 'Hvis du ikke har opprettet en konto, kan du se bort fra denne e-posten.',
  },
  reset: {
    subject: 'Velg et nytt passord',
    lines: [
      'Du har bedt om et nytt passord til kontoen din hos Kajo.',
      'Lenken er gyldig i én time og kan brukes én gang.',
    ],
    button: 'Velg nytt passord',
    ignore: 'Hvis du ikke har bedt om et nytt passord, kan du se bort fra denne e-posten. Passordet ditt endres ikke.',
  },
  order: {
    subject: (number) => `Ordrebekreftelse ${number}`,
    lines: ['Takk for bestillingen.', 'Vi har mottatt den og pakker den snart.'],
    number: 'Ordrenummer',
    button: 'Se bestillingen',
    withdraw: 'Angre avtalen her',
    pieces: 'stk.',
    size: 'Størrelse',
    discount: 'Kampanjerabatt',
    shipping: 'Frakt',
    free: 'Gratis',
    paymentFee: 'Betalingsgebyr',
    total: 'Totalt inkl. mva.',
    balance: 'Fra saldoen din',
    delivery: 'Leveringsmåte',
    payment: 'Betalingsmåte',
    address: 'Leveringsadresse',
  },
}

const da: MailTexts = {
  greeting: (name) => (name ? `Hej ${name}` : 'Hej'),
  sender: 'Du får denne mail, fordi du har en konto eller en ordre hos Kajo.',
  seller: [
    'Kajo Oy, virksomhedsnummer 3141592-6 (Finland), Pursimiehenkatu 12, 00150 Helsinki',
    'Har du spørgsmål? Skriv til kundeservice@kajo.example.',
  ],
  welcome: {
    subject: 'Velkommen til Kajo',
    lines: [
      'Din konto er oprettet.',
      'Bekræft din e-mailadresse, så kan du også se de ordrer, du har lagt uden konto.',
    ],
    button: 'Bekræft e-mailadressen',
    ignore: 'Hvis du ikke har oprettet en konto, kan du se bort fra denne mail.',
  },
  reset: {
    subject: 'Vælg en ny adgangskode',
    lines: [
      'Du har bedt om en ny adgangskode til din konto hos Kajo.',
      'Linket gælder i en time og kan bruges én gang.',
    ],
    button: 'Vælg ny adgangskode',
    ignore:
      'Hvis du ikke har bedt om en ny adgangskode, kan du se bort fra denne mail. Din adgangskode bliver ikke ændret.',
  },
  order: {
    subject: (number) => `Ordrebekræftelse ${number}`,
    lines: ['Tak for din ordre.', 'Vi har modtaget den og pakker den snart.'],
    number: 'Ordrenummer',
    button: 'Se ordren',
    withdraw: 'Fortryd aftale',
    pieces: 'stk.',
    size: 'Størrelse',
    discount: 'Kampagnerabat',
    shipping: 'Fragt',
    free: 'Gratis',
    paymentFee: 'Betalingsgebyr',
    total: 'I alt inkl. moms',
    balance: 'Fra din saldo',
    delivery: 'Leveringsmåde',
    payment: 'Betalingsmåde',
    address: 'Leveringsadresse',
  },
}

export const MAIL_TEXTS: Record<Lang, MailTexts> = { fi, sv, nb, da }
