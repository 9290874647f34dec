import type { PageTexts } from './page-texts-types'

export const PAGES_SV: PageTexts = {
  delivery: {
    meta: 'Leveranstider, leveranssätt och gränsen för fri frakt.',
    html: '<p>Vi packar din beställning nästa vardag. Oftast är den hos dig inom 2–4 vardagar.</p><h2>Leveranssätt</h2><p>Välj mellan uthämtning och hemleverans i kassan. Du ser priset innan du betalar, och varukorgen visar hur mycket som fattas till fri frakt.</p><h2>Spårning</h2><p>Du får ett spårningsnummer via e-post när paketet lämnar oss.</p>',
  },
  returns: {
    meta: 'Returnera inom 30 dagar, utan kostnad.',
    html: '<p>Du har 30 dagar på dig att känna efter. Returen är gratis.</p><h2>Så returnerar du</h2><ol><li>Packa oanvända varor med lapparna kvar.</li><li>Fäst returetiketten som låg i paketet.</li><li>Lämna paketet hos ett ombud.</li></ol><p>Pengarna är tillbaka inom 14 dagar från att vi har fått paketet.</p>',
  },
  service: {
    meta: 'Kontakta Kajos kundservice.',
    html: '<p>Vi hjälper dig gärna med storlek, leverans eller retur.</p><p>Vi svarar vardagar 9–17. Enklast når du oss via e-post: <a href="mailto:kundservice@kajo.test">kundservice@kajo.test</a>.</p><h2>Vanliga frågor</h2><p><strong>Kan jag ändra min beställning?</strong> Ja, tills den är packad. Skriv till oss direkt.</p><p><strong>När kommer en slutsåld storlek tillbaka?</strong> Om vi vet datumet står det på produktens sida.</p>',
  },
  sizes: {
    meta: 'Mått i centimeter, så att storleken blir rätt från början.',
    sizes: ['Storlek', 'Byst', 'Midja', 'Höft'],
    html: '<p>Mät utanpå underkläderna, med måttbandet rakt men inte stramt. Måtten är kroppsmått i centimeter.</p>',
  },
  about: {
    meta: 'Kajo är en nordisk modebutik.',
    html: '<p>Kajo är finska för ljuset som dröjer kvar när solen har gått ner. Därifrån kommer namnet – och vårt sätt att se på kläder: i lugn och ro, på nära håll, i dagsljus.</p><p>Hos oss finns vår egen kollektion och tjugofyra nordiska märken. Vi tar bara in sådant vi själva skulle köpa.</p>',
  },
  terms: {
    meta: 'Kajos köp- och leveransvillkor.',
    html: '<h2>Beställning</h2><p>Beställningen är bindande när du har fått orderbekräftelsen. Alla priser är inklusive moms.</p><h2>Betalning</h2><p>Betalsätten ser du i kassan. Fakturan förfaller 14 dagar efter leverans.</p><h2>Ångerrätt</h2><p>Du kan ångra köpet inom 30 dagar utan att ange skäl.</p><h2>Fel på varan</h2><p>Hör av dig inom skälig tid. Vi lagar, byter eller betalar tillbaka.</p>',
  },
  privacy: {
    meta: 'Vilka uppgifter vi samlar in och varför.',
    html: '<p>Vi samlar bara in det som behövs för att leverera din beställning: namn, adress, e-post och telefonnummer.</p><h2>Kakor</h2><p>Nödvändiga kakor håller ordning på din varukorg. Andra använder vi bara om du säger ja.</p><h2>Dina rättigheter</h2><p>Du kan när som helst be att få se, rätta eller radera dina uppgifter.</p>',
  },
  article: {
    meta: 'Så väljer du en tröja som håller vinter efter vinter.',
    html: '<p>En bra stickad tröja är som en gammal vän: varm, okomplicerad och alltid där.</p><h2>Välj fiber</h2><p>Merinoull är skön mot huden, alpacka är lätt och bomullsstick tål tvättmaskinen.</p><h2>Vårda varsamt</h2><p>Vädra oftare än du tvättar. Torka plant och förvara vikt, inte på galge.</p>',
  },
}
