import type { PageTexts } from './page-texts-types'

export const PAGES_NB: PageTexts = {
  delivery: {
    meta: 'Leveringstid, leveringsmåter og grensen for fri frakt.',
    html: '<p>Vi pakker bestillingen din neste virkedag. Som regel er den hos deg innen 2–4 virkedager.</p><h2>Leveringsmåter</h2><p>Velg mellom hentested og hjemlevering i kassen. Du ser prisen før du betaler, og handlekurven viser hvor mye som mangler før frakten er fri.</p><h2>Sporing</h2><p>Du får sporingsnummer på e-post når pakken er sendt.</p>',
  },
  returns: {
    meta: 'Returner innen 30 dager, uten kostnad.',
    html: '<p>Du har 30 dager på deg til å kjenne etter. Returen er gratis.</p><h2>Slik returnerer du</h2><ol><li>Pakk ubrukte varer med lappene på.</li><li>Fest returlappen som lå i pakken.</li><li>Lever pakken på et hentested.</li></ol><p>Pengene er tilbake innen 14 dager etter at vi har fått pakken.</p>',
  },
  service: {
    meta: 'Kontakt Kajos kundeservice.',
    html: '<p>Vi hjelper deg gjerne med størrelse, levering eller retur.</p><p>Vi svarer på hverdager kl. 9–17. Enklest når du oss på e-post: <a href="mailto:kundeservice@kajo.test">kundeservice@kajo.test</a>.</p><h2>Vanlige spørsmål</h2><p><strong>Kan jeg endre bestillingen?</strong> Ja, helt til den er pakket. Skriv til oss med en gang.</p><p><strong>Når kommer en utsolgt størrelse tilbake?</strong> Hvis vi vet datoen, står den på produktsiden.</p>',
  },
  sizes: {
    meta: 'Mål i centimeter, så størrelsen blir riktig første gang.',
    sizes: ['Størrelse', 'Byste', 'Midje', 'Hofte'],
    html: '<p>Mål utenpå undertøyet, med målebåndet rett, men ikke stramt. Målene er kroppsmål i centimeter.</p>',
  },
  about: {
    meta: 'Kajo er en nordisk motebutikk.',
    html: '<p>Kajo er finsk for lyset som blir igjen når sola har gått ned. Derfra kommer navnet – og måten vi ser på klær: i ro og mak, på nært hold, i dagslys.</p><p>Hos oss finner du vår egen kolleksjon og tjuefire nordiske merker. Vi tar bare inn det vi selv ville ha kjøpt.</p>',
  },
  terms: {
    meta: 'Kajos kjøps- og leveringsvilkår.',
    html: '<h2>Bestilling</h2><p>Bestillingen er bindende når du har fått ordrebekreftelsen. Alle priser er inkludert mva.</p><h2>Betaling</h2><p>Betalingsmåtene ser du i kassen. Fakturaen forfaller 14 dager etter levering.</p><h2>Angrerett</h2><p>Du kan angre på kjøpet innen 30 dager uten å oppgi noen grunn.</p><h2>Feil på varen</h2><p>Si fra innen rimelig tid. Vi reparerer, bytter eller betaler tilbake.</p>',
  },
  privacy: {
    meta: 'Hvilke opplysninger vi samler inn, og hvorfor.',
    html: '<p>Vi samler bare inn det vi trenger for å levere bestillingen din: navn, adresse, e-post og telefonnummer.</p><h2>Informasjonskapsler</h2><p>Nødvendige informasjonskapsler holder orden på handlekurven. Andre bruker vi bare hvis du sier ja.</p><h2>Rettighetene dine</h2><p>Du kan når som helst be om å få se, rette eller slette opplysningene dine.</p>',
  },
  article: {
    meta: 'Slik velger du en genser som varer vinter etter vinter.',
    html: '<p>En god genser er som en gammel venn: varm, enkel og alltid der.</p><h2>Velg fiber</h2><p>Merinoull er god mot huden, alpakka er lett, og bomullsstrikk tåler vaskemaskinen.</p><h2>Stell den pent</h2><p>Luft oftere enn du vasker. Tørk flatt og legg den brettet i skapet, ikke på henger.</p>',
  },
}
