import type { ReturnTexts } from './fi-return-texts'

export const SV_RETURN_TEXTS: ReturnTexts = {
  refusals: {
    worn: 'Varan har använts mer än vad som behövs för att prova den.',
    damaged: 'Varan är skadad.',
    incomplete: 'Något saknas i returen.',
    'seal-broken': 'Varans försegling är bruten.',
    'not-received': 'Det saknades varor i paketet.',
  },
  refundReasons: { return: 'Returnerad vara', withdrawal: 'Ångrat köp', fees: 'Frakt och betalningsavgift' },
  labels: {
    number: 'Returnummer',
    order: 'Ordernummer',
    code: 'Returkod',
    sendBefore: 'Skicka senast',
    exchange: 'Byte till storlek {size}',
    goods: 'Varor',
    campaigns: 'Ändrad kampanjrabatt',
    fees: 'Frakt och betalningsavgift',
    estimate: 'Beräknad återbetalning',
    total: 'Återbetalning',
    earlier: 'Justering för tidigare returer',
    toBalance: 'Varav till saldot',
  },
  button: 'Visa returen',
  'return-registered': {
    subject: 'Retur {number} är registrerad',
    lines: [
      'Din retur är registrerad.',
      'Packa varorna väl och lämna in paketet hos ombudet. Visa returkoden där, så behöver du ingen adressetikett. Returen kostar ingenting.',
    ],
  },
  'return-approved': {
    subject: 'Retur {number} är godkänd',
    lines: ['Vi har tagit emot din retur och godkänt den.'],
  },
  partly: {
    subject: 'Retur {number} är delvis godkänd',
    lines: ['Vi har gått igenom din retur och godkänt en del av den. Resten kan vi inte ta tillbaka.'],
  },
  'return-refused': {
    subject: 'Retur {number} är inte godkänd',
    lines: ['Vi har gått igenom din retur och kan inte godkänna den.'],
  },
  disagree: 'Kontakta vår kundservice om du inte håller med.',
  'return-refunded': {
    subject: 'Återbetalning för retur {number}',
    lines: ['Vi har betalat tillbaka pengarna för din retur.'],
  },
  willRefund: 'Du får pengarna tillbaka inom några dagar.',
  nothingToPay:
    'Rabatten som faller bort är större än priset på det du returnerar, men du behöver inte betala något extra.',
  willSend: 'Vi skickar den nya storleken till dig.',
  paidToBalance: 'Det som gick till saldot ser du direkt.',
  paidToPayment: 'Pengarna syns på ditt bankkonto inom några bankdagar.',
  withdrawal: {
    subject: 'Vi har tagit emot ditt meddelande om att du ångrar köpet',
    lines: [
      'Vi har tagit emot ditt meddelande om att du ångrar avtalet. Innehållet och tidpunkten står nedan.',
      'Det här mejlet bekräftar att meddelandet har kommit fram. Vi går igenom det och hör av oss.',
    ],
    several: {
      subject: 'Vi har tagit emot dina meddelanden om att du ångrar köp',
      lines: [
        'Vi har tagit emot dina meddelanden om att du ångrar köp. Innehållet och tidpunkterna står nedan.',
        'Det här mejlet bekräftar att meddelandena har kommit fram. Vi går igenom dem och hör av oss.',
      ],
    },
    early: {
      subject: 'Ångrat köp {number} är registrerat',
      lines: [
        'Du har ångrat köpet före leveransen, och det är registrerat.',
        'Vi skickar inte varorna som du har ångrat. Är paketet redan på väg kan du låta bli att hämta det eller skicka tillbaka det gratis. Pengarna får du senast 14 dagar efter ditt meddelande.',
      ],
    },
    refunded: {
      subject: 'Pengarna tillbaka för köpet du ångrade',
      lines: ['Vi har betalat tillbaka pengarna för köpet som du ångrade.'],
    },
    name: 'Namn',
    order: 'Beställning',
    about: 'Gäller',
    whole: 'Hela beställningen',
    email: 'E-post',
    sent: 'Skickat',
    id: 'Meddelandets nummer',
    notSent: 'Kontakta vår kundservice om du inte har skickat meddelandet.',
  },
  complaint: {
    subject: 'Vi har tagit emot reklamation {number}',
    lines: ['Vi har tagit emot din reklamation.', 'Vi svarar inom några vardagar.'],
    number: 'Ärendenummer',
    about: 'Varor',
    description: 'Beskrivning',
    wish: 'Önskemål',
    photos: 'Bilder',
    button: 'Öppna reklamationen',
    remedies: {
      repair: 'Reparation',
      replacement: 'Byte mot en ny vara',
      reduction: 'Prisavdrag',
      refund: 'Pengarna tillbaka',
    },
    accepted: {
      subject: 'Reklamation {number} är godkänd',
      lines: ['Du har rätt: det är fel på varan. Vi beklagar.'],
      follows: {
        repair: 'Vi reparerar varan utan kostnad. Snart får du veta hur du skickar den till oss gratis.',
        replacement:
          'Vi skickar en ny vara utan kostnad. Snart får du veta hur du skickar tillbaka den felaktiga gratis.',
        reduction: 'Du får ett avdrag på priset och behåller varan. Vi betalar det inom några dagar.',
        refund: 'Du får pengarna tillbaka. Snart får du veta hur du skickar tillbaka varan gratis.',
      },
    },
    refused: {
      subject: 'Reklamation {number} är inte godkänd',
      lines: ['Vi har gått igenom din reklamation och kan inte godkänna den.'],
      disagree: 'Hör av dig till vår kundservice om du inte håller med, så försöker vi hitta en lösning.',
    },
    refusals: {
      'no-fault': 'Vi hittade inget fel på varan.',
      wear: 'Det är normalt slitage.',
      handling: 'Skadan beror på att varan har använts eller tvättats i strid med skötselråden.',
      'too-late': 'Tiden för att reklamera har gått ut.',
    },
  },
}
