import type { Words } from './words-types'

export const fiWardrobeKinds = {
  'shirt-dress': {
    short: ['Kauluspaidan ryhti, mekon helppous.', 'Napita ylös asti, vedä vyö kiinni ja lähde.'],
    long: [
      'Napitus kulkee kauluksesta helmaan, joten alimmat napit voi jättää auki askelta varten. Vyön saa pois, jos haluat suoran linjan.',
      'Vyö kulkee ohuissa lenkeissä ja tuo muodon juuri sinne, missä vyötärösi on. Sivusaumoissa on taskut.',
    ],
  },
  'knit-dress': {
    short: ['Mekko, joka tuntuu neuleelta ja näyttää asulta.', 'Myötäilee mutta ei purista.'],
    long: [
      'Kappaleet on neulottu muotoonsa, joten saumat ovat litteät eikä mikään paina istuessa. Neulos palautuu muotoonsa tuulettamalla.',
      'Tiivis neulos ei ole läpikuultava eikä pussita takaa. Pääntie ja helma on viimeistelty samalla langalla.',
    ],
  },
  'tiered-dress': {
    short: ['Helma, joka seuraa perässä kuin myötätuuli.', 'Kerros kerrokselta väljenevä mekko, johon mahtuu kesä.'],
    long: [
      'Jokainen kerros on rypytetty käsin ja hieman edellistä väljempi. Mekko vedetään pään yli, eikä siinä ole vetoketjua.',
      'Yläosa istuu, helma liikkuu. Sivusaumoihin on piilotettu taskut, koska mekossa kuuluu olla taskut.',
    ],
  },
  jumpsuit: {
    short: ['Yksi vaate, koko asu.', 'Mekon juhlavuus, housujen askel.'],
    long: [
      'Vyö merkitsee vyötärön, ja lahkeet laskeutuvat siitä suoraan alas. Sivuilla on taskut, joihin puhelinkin mahtuu.',
      'Yläosassa on liikkumavaraa ja lantiolla tilaa istua. Kiinnitys on mietitty niin, että haalarin saa päälle yksin.',
    ],
  },
  'roll-neck': {
    short: ['Poolokaulus, joka pysyy pystyssä eikä kutita leukaa.', 'Lämpöä juuri sinne, mihin tuuli osuu.'],
    long: [
      'Kaulus on neulottu kaksinkertaiseksi ja kääntyy kauniisti. Hihat ovat niin pitkät, että ne yltävät takin hihansuusta esiin.',
      'Kaulus joustaa pään yli ja palautuu muotoonsa. Olkasaumat on ketjusilmukoitu, joten ne eivät tunnu takin alla.',
    ],
  },
  cardigan: {
    short: [
      'Neuletakki, joka asuu tuolin selkänojalla, koska sitä tarvitaan aina.',
      'Paidan päälle, takin alle, kaiken kanssa.',
    ],
    long: [
      'Etureunat on neulottu samaan kappaleeseen, joten ne pysyvät suorina. Kiinni napitettuna neuletakki käy neuleesta.',
      'Hartialinja on pehmeä ja hihat istuvat takin alla. Reunat eivät lerpahda vuosienkaan jälkeen.',
    ],
  },
  'knit-vest': {
    short: ['Lämpöä vartalolle, vapautta käsille.', 'Liivi, joka tekee kauluspaidasta asun.'],
    long: [
      'Kädentiet on viimeistelty ribillä, joka ei ammota eikä kiristä. Sopii yhtä hyvin paidan päälle kuin paljaalle iholle.',
      'Neulottu muotoonsa, joten sivusaumat pysyvät suorina. Helma on juuri niin pitkä, että se peittää vyötärön.',
    ],
  },
  camisole: {
    short: ['Toppi, joka kurkistaa bleiserin alta juuri sopivasti.', 'Kevyt kerros, iso vaikutus.'],
    long: [
      'Toppi laskeutuu väljästi eikä nouse ylös housujen vyötäröltä. Olkaimet pysyvät paikoillaan.',
      'Selkä on leikattu niin ylös, että tavalliset rintaliivit jäävät piiloon. Helma on viimeistelty kapealla päärmeellä.',
    ],
  },
  'bow-blouse': {
    short: ['Pusero, jossa kaikki tapahtuu kaulalla.', 'Juhlava jo ennen koruja.'],
    long: [
      'Hihoissa on ilmaa ja etumuksessa laskeutuvuutta, joten pusero elää liikkeessä. Helman voi sujauttaa housuihin tai jättää päälle.',
      'Olkapäille on poimutettu hieman väljyyttä. Napit ovat pienet ja päällystetyt, kuten hyvässä puserossa kuuluu.',
    ],
  },
  'a-line-skirt': {
    short: ['Hame, joka levenee siitä, mistä askel alkaa.', 'Kapea vyötärö, vapaa helma.'],
    long: [
      'Leikkaus seuraa lantiota ja aukeaa alaspäin, joten hameessa voi kävellä, pyöräillä ja istua. Vyötärö ei kierrä.',
      'Hame on vuoritettu niin, ettei se takerru sukkahousuihin. Helma on tasapainotettu laskeutumaan joka puolelta samalle korkeudelle.',
    ],
  },
  'denim-skirt': {
    short: ['Farkkujen luotettavuus, hameen ilmavuus.', 'Hame, joka sopii kaikkeen, mihin farkutkin.'],
    long: [
      'Vyötärö istuu korkealla ja taskut ovat oikeita taskuja. Tikkaukset on ommeltu kaksinkertaisina, joten sauma kestää.',
      'Denim on pesty kerran ja pehmenee käytössä. Vyölenkit kantavat leveänkin vyön.',
    ],
  },
  shorts: {
    short: ['Korkea vyötärö ja väljyys, jossa ilma kulkee.', 'Kaupunkishortsit, joita ei tarvitse selitellä.'],
    long: [
      'Lahje on leikattu väljäksi, joten se ei nouse istuessa. Sivutaskut ovat syvät ja asettuvat litteiksi.',
      'Vyötärö istuu korkealla eikä purista. Pituus on mietitty niin, että shortseissa voi pyöräillä töihin.',
    ],
  },
} satisfies Partial<Words['kinds']>
