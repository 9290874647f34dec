import type { Localised } from '#catalogue/types'

const text = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** A short description of each brand, in the order of HOUSES. */
export const BRAND_TEXTS: readonly Localised[] = [
  text(
    'Oma mallistomme: vähän vaatteita, huolella tehtyjä, pohjoisen valoon.',
    'Vår egen kollektion: få plagg, omsorgsfullt gjorda, för det nordiska ljuset.',
    'Vår egen kolleksjon: få plagg, laget med omhu, for det nordiske lyset.',
    'Vores egen kollektion: få modeller, lavet med omhu til det nordiske lys.',
  ),
  text(
    'Kuosit maalataan käsin Porvoossa ja painetaan pieninä sarjoina.',
    'Mönstren målas för hand i Borgå och trycks i små serier.',
    'Mønstrene males for hånd i Borgå og trykkes i små serier.',
    'Mønstrene males i hånden i Borgå og trykkes i små serier.',
  ),
  text(
    'Kasviparkittua nahkaa, selkeitä muotoja ja saumoja, jotka voi korjata.',
    'Vegetabiliskt garvat läder, rena former och sömmar som går att laga.',
    'Vegetabilsk garvet skinn, rene former og sømmer som kan repareres.',
    'Vegetabilsk garvet læder, rene former og sømme, der kan repareres.',
  ),
  text(
    'Göteborgilainen denimtalo, joka aloitti yksistä suorista farkuista.',
    'Denimhus från Göteborg som började med ett par raka jeans.',
    'Denimhus fra Göteborg som begynte med ett par rette jeans.',
    'Denimhus fra Göteborg, der begyndte med ét par lige jeans.',
  ),
  text(
    'Villaa saaristosta, värjätty meren ja metsän sävyihin.',
    'Ull från skärgården, färgad i havets och skogens toner.',
    'Ull fra skjærgården, farget i havets og skogens toner.',
    'Uld fra skærgården, farvet i havets og skovens toner.',
  ),
  text(
    'Jyllantilaista räätälöintiä ilman jäykkyyttä.',
    'Skrädderi från Jylland, utan stelhet.',
    'Skreddersøm fra Jylland, uten stivhet.',
    'Skrædderi fra Jylland, uden stivhed.',
  ),
  text(
    'Pukuja naisille, jotka kävelevät kokouksesta junaan.',
    'Kostymer för kvinnor som går från mötet till tåget.',
    'Dresser til kvinner som går fra møtet til toget.',
    'Jakkesæt til kvinder, der går fra mødet til toget.',
  ),
  text(
    'Neuleita Bergenistä, missä sataa 230 päivää vuodessa.',
    'Stickat från Bergen, där det regnar 230 dagar om året.',
    'Strikk fra Bergen, der det regner 230 dager i året.',
    'Strik fra Bergen, hvor det regner 230 dage om året.',
  ),
  text(
    'Mekkoja, joita ommellaan vain tilattu määrä.',
    'Klänningar som bara sys i det antal som beställs.',
    'Kjoler som bare sys i det antallet som bestilles.',
    'Kjoler, der kun sys i det antal, der bestilles.',
  ),
  text(
    'Kenkiä märille kaduille: ommeltu pohja, ei liimaa.',
    'Skor för våta gator: sydd sula, inget lim.',
    'Sko til våte gater: sydd såle, uten lim.',
    'Sko til våde gader: syet sål, uden lim.',
  ),
  text(
    'Raitoja ja ruutuja, kudottuna eikä painettuna.',
    'Ränder och rutor, vävda och inte tryckta.',
    'Striper og ruter, vevd og ikke trykt.',
    'Striber og tern, vævet og ikke trykt.',
  ),
  text(
    'Arjen paidat reiluun hintaan, aina luomupuuvillasta.',
    'Vardagens basplagg till rimligt pris, alltid i ekologisk bomull.',
    'Hverdagens basisplagg til en hyggelig pris, alltid i økologisk bomull.',
    'Hverdagstøj til en rimelig pris, altid i økologisk bomuld.',
  ),
  text(
    'Laskeutuvia kankaita ja siirrettyjä saumoja Tukholmasta.',
    'Tyger med fall och förskjutna sömmar från Stockholm.',
    'Stoffer med fall og forskjøvne sømmer fra Stockholm.',
    'Stoffer med fald og forskudte sømme fra Stockholm.',
  ),
  text(
    'Pieni studio, joka tekee jokaisesta leikkauksesta vain yhden version.',
    'En liten studio som gör varje snitt i bara en version.',
    'Et lite studio som lager hvert snitt i bare én utgave.',
    'Et lille studie, der laver hvert snit i kun én udgave.',
  ),
  text(
    'Ohutta merinovillaa vuonon rannalta.',
    'Tunn merinoull från fjorden.',
    'Tynn merinoull fra fjordkanten.',
    'Tynd merinould fra fjorden.',
  ),
  text(
    'Takkeja pitkään pohjoiseen talveen.',
    'Kappor för en lång nordisk vinter.',
    'Kåper sydd for en lang nordisk vinter.',
    'Frakker syet til en lang nordisk vinter.',
  ),
  text(
    'Laukkuja kahdeksan hengen verstaalta Smålandista.',
    'Väskor från en verkstad med åtta personer i Småland.',
    'Vesker fra et verksted med åtte personer i Småland.',
    'Tasker fra et værksted med otte mennesker i Småland.',
  ),
  text(
    'Arkikenkiä, joiden pohjan voi vaihtaa.',
    'Vardagsskor vars sula går att byta.',
    'Hverdagssko med såle som kan byttes.',
    'Hverdagssko med en sål, der kan skiftes.',
  ),
  text(
    'Palmikoita isoäidin malleista, uusin mittasuhtein.',
    'Flätor ur farmors mönsterböcker i nya proportioner.',
    'Fletter fra farmors oppskrifter i nye proporsjoner.',
    'Snoninger fra farmors opskrifter i nye proportioner.',
  ),
  text(
    'Kööpenhaminalaista rentoutta, jossa on selkäranka.',
    'Avspänt som i Köpenhamn, men med ryggrad.',
    'Københavnsk avslappet, med ryggrad.',
    'Københavnsk afslappet, med rygrad.',
  ),
  text(
    'Laukkuja ja huiveja, joita voi lainata siskolle.',
    'Väskor och halsdukar att låna ut till sin syster.',
    'Vesker og skjerf du kan låne bort til søsteren din.',
    'Tasker og halstørklæder, du kan låne ud til din søster.',
  ),
  text(
    'Kesävaatteita, joita käytetään lokakuulle asti.',
    'Sommarkläder som används ända in i oktober.',
    'Sommerklær som brukes helt til oktober.',
    'Sommertøj, der bliver brugt helt ind i oktober.',
  ),
  text(
    'Vaatteita, jotka eivät korota ääntään.',
    'Kläder som inte höjer rösten.',
    'Klær som ikke hever stemmen.',
    'Tøj, der ikke hæver stemmen.',
  ),
  text(
    'Väriä ja kukkia Fynin saarelta.',
    'Färg och blommor från Fyn.',
    'Farger og blomster fra Fyn.',
    'Farver og blomster fra Fyn.',
  ),
  text(
    'Pehmeitä perusneuleita Pirkanmaalta.',
    'Mjuka stickade basplagg från trakten av Tammerfors.',
    'Myke basisplagg i strikk fra Tammerfors-området.',
    'Blød basisstrik fra egnen omkring Tammerfors.',
  ),
]
