import { INVOICE_DAYS } from '#catalogue/cms/market-facts'
import type { Lang } from '#catalogue/types'
import type { SnippetMethod } from './snippet-session'

type Texts = {
  title: string
  method: string
  methods: Record<SnippetMethod, string>
  outcome: string
  outcomes: Record<'approve' | 'refuse' | 'insufficient' | 'block' | 'expire' | 'vanish', string>
  pay: string
  close: string
  open: string
  working: string
  waiting: string
  refused: string
  stopped: string
  gone: string
  receipt: Record<'title' | 'amount' | 'method' | 'sent', string>
}

/** Texts of the providers' forms. */
export const FRAME_TEXTS: Record<Lang, Texts> = {
  fi: {
    title: 'Maksa tilauksesi',
    method: 'Miten maksat?',
    methods: { Card: 'Kortilla', DirectInvoice: `Laskulla ${INVOICE_DAYS} päivän kuluttua`, Loan: 'Osamaksulla' },
    outcome: 'Maksupalvelun vastaus (testi)',
    outcomes: {
      approve: 'Hyväksy maksu',
      refuse: 'Hylkää maksu',
      insufficient: 'Ei katetta tilillä',
      block: 'Estä asiakas',
      expire: 'Anna ajan loppua',
      vanish: 'Hyväksy, mutta älä palaa kauppaan',
    },
    pay: 'Maksa {amount}',
    close: 'Peruuta',
    open: 'Avaa maksu uudelleen',
    working: 'Maksua käsitellään',
    waiting: 'Tilausta päivitetään',
    refused: 'Maksua ei hyväksytty. Valitse toinen maksutapa tai yritä uudelleen.',
    stopped: 'Kauppa ei ottanut tilausta vastaan. Syy näkyy kassalla.',
    gone: 'Maksu keskeytettiin. Mitään ei ole veloitettu.',
    receipt: {
      title: 'Maksu on vahvistettu',
      amount: 'Summa',
      method: 'Maksutapa',
      sent: 'Kuitti tulee sähköpostiisi.',
    },
  },
  sv: {
    title: 'Betala din beställning',
    method: 'Hur vill du betala?',
    methods: { Card: 'Med kort', DirectInvoice: `Med faktura om ${INVOICE_DAYS} dagar`, Loan: 'Genom delbetalning' },
    outcome: 'Betaltjänstens svar (test)',
    outcomes: {
      approve: 'Godkänn betalningen',
      refuse: 'Neka betalningen',
      insufficient: 'Ingen täckning på kontot',
      block: 'Spärra kunden',
      expire: 'Låt tiden gå ut',
      vanish: 'Godkänn, men gå inte tillbaka till butiken',
    },
    pay: 'Betala {amount}',
    close: 'Avbryt',
    open: 'Öppna betalningen igen',
    working: 'Betalningen behandlas',
    waiting: 'Beställningen uppdateras',
    refused: 'Betalningen godkändes inte. Välj ett annat sätt att betala eller försök igen.',
    stopped: 'Butiken tog inte emot beställningen. Orsaken står i kassan.',
    gone: 'Betalningen avbröts. Ingenting har dragits.',
    receipt: {
      title: 'Betalningen är bekräftad',
      amount: 'Belopp',
      method: 'Betalsätt',
      sent: 'Du får ett kvitto med e-post.',
    },
  },
  nb: {
    title: 'Betal bestillingen din',
    method: 'Hvordan vil du betale?',
    methods: { Card: 'Med kort', DirectInvoice: `Med faktura om ${INVOICE_DAYS} dager`, Loan: 'Med delbetaling' },
    outcome: 'Svar fra betalingstjenesten (test)',
    outcomes: {
      approve: 'Godkjenn betalingen',
      refuse: 'Avslå betalingen',
      insufficient: 'Ikke dekning på kontoen',
      block: 'Sperr kunden',
      expire: 'La tiden løpe ut',
      vanish: 'Godkjenn, men ikke gå tilbake til butikken',
    },
    pay: 'Betal {amount}',
    close: 'Avbryt',
    open: 'Åpne betalingen igjen',
    working: 'Betalingen behandles',
    waiting: 'Bestillingen oppdateres',
    refused: 'Betalingen ble ikke godkjent. Velg en annen betalingsmåte eller prøv igjen.',
    stopped: 'Butikken tok ikke imot bestillingen. Årsaken står i kassen.',
    gone: 'Betalingen ble avbrutt. Ingenting er trukket.',
    receipt: {
      title: 'Betalingen er bekreftet',
      amount: 'Beløp',
      method: 'Betalingsmåte',
      sent: 'Du får en kvittering på e-post.',
    },
  },
  da: {
    title: 'Betal din ordre',
    method: 'Hvordan vil du betale?',
    methods: { Card: 'Med kort', DirectInvoice: `Med faktura om ${INVOICE_DAYS} dage`, Loan: 'Med delbetaling' },
    outcome: 'Svar fra betalingstjenesten (test)',
    outcomes: {
      approve: 'Godkend betalingen',
      refuse: 'Afvis betalingen',
      insufficient: 'Ingen dækning på kontoen',
      block: 'Spær kunden',
      expire: 'Lad tiden løbe ud',
      vanish: 'Godkend, men gå ikke tilbage til butikken',
    },
    pay: 'Betal {amount}',
    close: 'Annuller',
    open: 'Åbn betalingen igen',
    working: 'Betalingen behandles',
    waiting: 'Ordren opdateres',
    refused: 'Betalingen blev ikke godkendt. Vælg en anden betalingsmåde, eller prøv igen.',
    stopped: 'Butikken tog ikke imod ordren. Årsagen står i kassen.',
    gone: 'Betalingen blev afbrudt. Der er ikke trukket noget.',
    receipt: {
      title: 'Betalingen er bekræftet',
      amount: 'Beløb',
      method: 'Betalingsmåde',
      sent: 'Du får en kvittering på e-mail.',
    },
  },
}
