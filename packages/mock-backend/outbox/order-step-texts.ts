import type { Lang } from '#catalogue/types'

const fi = {
  track: 'Seuraa tilausta',
  trackParcel: 'Seuraa pakettia {number}',
  parcel: 'Paketin numero',
  returnBy: 'Viimeinen palautuspäivä',
  refund: 'Palautettava summa',
  'order-sent': {
    subject: 'Tilauksesi {number} on lähetetty',
    lines: ['Paketti on matkalla. Saat kuljetusliikkeeltä viestin, kun se on perillä.'],
  },
  partly: {
    subject: 'Osa tilauksestasi {number} on lähetetty',
    lines: [
      'Osa tilauksestasi on matkalla. Loput lähetämme erikseen ilman lisämaksua ja kerromme siitä sähköpostitse.',
    ],
  },
  'order-delivered': {
    subject: 'Tilauksesi {number} on toimitettu',
    lines: ['Tilauksesi on perillä.', 'Sovita rauhassa kotona. Palautus on maksuton 14 päivän ajan.'],
    return: 'Rekisteröi palautus',
  },
  'order-cancelled': {
    subject: 'Tilaus {number} on peruttu',
    lines: ['Tilauksesi on peruttu, eikä siitä lähetetä mitään.'],
    refunded: 'Palautamme maksusi. Raha näkyy pankkitililläsi muutaman pankkipäivän kuluessa, saldolla heti.',
  },
}

type OrderStepTexts = typeof fi

const sv: OrderStepTexts = {
  track: 'Spåra din beställning',
  trackParcel: 'Spåra paketet {number}',
  parcel: 'Paketnummer',
  returnBy: 'Sista dag för retur',
  refund: 'Återbetalas',
  'order-sent': {
    subject: 'Din beställning {number} är skickad',
    lines: ['Paketet är på väg. Transportören hör av sig när det är framme.'],
  },
  partly: {
    subject: 'En del av din beställning {number} är skickad',
    lines: [
      'En del av din beställning är på väg. Resten skickar vi för sig, utan extra frakt, och mejlar när det går iväg.',
    ],
  },
  'order-delivered': {
    subject: 'Din beställning {number} är levererad',
    lines: ['Din beställning är framme.', 'Prova i lugn och ro hemma. Du har fri retur i 14 dagar.'],
    return: 'Registrera retur',
  },
  'order-cancelled': {
    subject: 'Beställning {number} är annullerad',
    lines: ['Din beställning är annullerad och inget skickas.'],
    refunded: 'Vi betalar tillbaka dina pengar. De syns på bankkontot inom några bankdagar, på saldot direkt.',
  },
}

const nb: OrderStepTexts = {
  track: 'Følg bestillingen',
  trackParcel: 'Spor pakken {number}',
  parcel: 'Pakkenummer',
  returnBy: 'Siste dag for retur',
  refund: 'Betales tilbake',
  'order-sent': {
    subject: 'Bestillingen {number} er sendt',
    lines: ['Pakken er på vei. Transportøren gir deg beskjed når den er fremme.'],
  },
  partly: {
    subject: 'En del av bestillingen {number} er sendt',
    lines: [
      'En del av bestillingen din er på vei. Resten sender vi for seg, uten ekstra frakt, og gir beskjed på e-post.',
    ],
  },
  'order-delivered': {
    subject: 'Bestillingen {number} er levert',
    lines: ['Bestillingen din er fremme.', 'Prøv i ro og mak hjemme. Returen er gratis i 14 dager.'],
    return: 'Registrer retur',
  },
  'order-cancelled': {
    subject: 'Bestillingen {number} er kansellert',
    lines: ['Bestillingen din er kansellert, og ingenting blir sendt.'],
    refunded: 'Vi betaler tilbake pengene dine. De er på kontoen din innen noen bankdager, på saldoen med en gang.',
  },
}

const da: OrderStepTexts = {
  track: 'Følg din ordre',
  trackParcel: 'Følg pakken {number}',
  parcel: 'Pakkenummer',
  returnBy: 'Sidste dag for returnering',
  refund: 'Betales tilbage',
  'order-sent': {
    subject: 'Din ordre {number} er sendt',
    lines: ['Pakken er på vej. Fragtfirmaet giver dig besked, når den er fremme.'],
  },
  partly: {
    subject: 'En del af din ordre {number} er sendt',
    lines: [
      'En del af din ordre er på vej. Resten sender vi for sig, uden ekstra fragt, og skriver, når den er sendt.',
    ],
  },
  'order-delivered': {
    subject: 'Din ordre {number} er leveret',
    lines: ['Din ordre er nået frem.', 'Prøv i ro og mag derhjemme. Returneringen er gratis i 14 dage.'],
    return: 'Registrer returnering',
  },
  'order-cancelled': {
    subject: 'Ordre {number} er annulleret',
    lines: ['Din ordre er annulleret, og der bliver ikke sendt noget.'],
    refunded: 'Vi betaler dine penge tilbage. De er på bankkontoen inden for få bankdage, på saldoen med det samme.',
  },
}

/** What the mails about the way of an order say. */
export const ORDER_STEP_TEXTS: Record<Lang, OrderStepTexts> = { fi, sv, nb, da }
