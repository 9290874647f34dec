import type { PageTexts } from './page-texts-types'

export const PAGES_DA: PageTexts = {
  delivery: {
    meta: 'Leveringstid, leveringsmåder og grænsen for gratis fragt.',
    html: '<p>Vi pakker din ordre den følgende hverdag. Som regel er den hos dig efter 2–4 hverdage.</p><h2>Leveringsmåder</h2><p>Vælg mellem afhentning og levering til døren, når du går til kassen. Du ser prisen, før du betaler, og kurven viser, hvor meget der mangler til gratis fragt.</p><h2>Sporing</h2><p>Du får et sporingsnummer på e-mail, når pakken er sendt.</p>',
  },
  returns: {
    meta: 'Send retur inden for 30 dage, helt gratis.',
    html: '<p>Du har 30 dage til at mærke efter. Det er gratis at sende retur.</p><h2>Sådan gør du</h2><ol><li>Pak ubrugte varer med mærkerne på.</li><li>Sæt den returlabel på, der lå i pakken.</li><li>Aflever pakken i en pakkeshop.</li></ol><p>Pengene er tilbage senest 14 dage efter, at vi har modtaget pakken.</p>',
  },
  service: {
    meta: 'Kontakt Kajos kundeservice.',
    html: '<p>Vi hjælper dig gerne med størrelse, levering eller returnering.</p><p>Vi svarer på hverdage kl. 9–17. Nemmest får du fat i os på e-mail: <a href="mailto:kundeservice@kajo.test">kundeservice@kajo.test</a>.</p><h2>Ofte stillede spørgsmål</h2><p><strong>Kan jeg ændre min ordre?</strong> Ja, indtil den er pakket. Skriv til os med det samme.</p><p><strong>Hvornår kommer en udsolgt størrelse tilbage?</strong> Hvis vi kender datoen, står den på produktets side.</p>',
  },
  sizes: {
    meta: 'Mål i centimeter, så størrelsen er rigtig første gang.',
    sizes: ['Størrelse', 'Bryst', 'Talje', 'Hofte'],
    html: '<p>Mål uden på undertøjet med målebåndet lige, men ikke stramt. Målene er kropsmål i centimeter.</p>',
  },
  about: {
    meta: 'Kajo er en nordisk modebutik.',
    html: '<p>Kajo er finsk for det lys, der bliver hængende, når solen er gået ned. Derfra kommer navnet – og vores måde at se på tøj: i ro og mag, tæt på, i dagslys.</p><p>Hos os finder du vores egen kollektion og fireogtyve nordiske mærker. Vi tager kun det ind, vi selv ville købe.</p>',
  },
  terms: {
    meta: 'Kajos handels- og leveringsbetingelser.',
    html: '<h2>Bestilling</h2><p>Bestillingen er bindende, når du har fået ordrebekræftelsen. Alle priser er inkl. moms.</p><h2>Betaling</h2><p>Betalingsmåderne ser du ved kassen. Fakturaen forfalder 14 dage efter levering.</p><h2>Fortrydelsesret</h2><p>Du kan fortryde købet inden for 30 dage uden at oplyse en grund.</p><h2>Fejl ved varen</h2><p>Sig til inden for rimelig tid. Vi reparerer, bytter eller betaler pengene tilbage.</p>',
  },
  privacy: {
    meta: 'Hvilke oplysninger vi indsamler, og hvorfor.',
    html: '<p>Vi indsamler kun det, der skal til for at levere din ordre: navn, adresse, e-mail og telefonnummer.</p><h2>Cookies</h2><p>Nødvendige cookies holder styr på din kurv. Andre bruger vi kun, hvis du siger ja.</p><h2>Dine rettigheder</h2><p>Du kan altid bede om at få dine oplysninger vist, rettet eller slettet.</p>',
  },
  article: {
    meta: 'Sådan vælger du en sweater, der holder vinter efter vinter.',
    html: '<p>En god sweater er som en gammel ven: varm, ukompliceret og altid klar.</p><h2>Vælg fiber</h2><p>Merinould er rar mod huden, alpaka er let, og bomuldsstrik kan tåle vaskemaskinen.</p><h2>Pas godt på den</h2><p>Luft oftere, end du vasker. Tør fladt, og læg den sammen i skabet i stedet for at hænge den op.</p>',
  },
}
