import type { Words } from './words-types'

export const fiWardrobeKinds = {
  'shirt-dress': [
    'Napitus kulkee kauluksesta helmaan, joten alimmat napit voi jättää auki askelta varten. Vyön saa pois, jos haluat suoran linjan.',
    'Vyö kulkee ohuissa lenkeissä ja tuo muodon juuri sinne, missä vyötärösi on. Sivusaumoissa on taskut.',
    'Kaulus on tuettu kevyesti, ja sitä voi pitää auki tai napitettuna ylös asti.',
  ],
  'knit-dress': [
    'Kappaleet on neulottu muotoonsa, joten saumat ovat litteät eikä mikään paina istuessa. Neulos palautuu muotoonsa tuulettamalla.',
    'Tiivis neulos on peittävä ja pitää muotonsa. Pääntie ja helma on viimeistelty samalla langalla.',
    'Olka- ja sivusaumat joustavat neuloksen mukana.',
  ],
  'tiered-dress': [
    'Jokainen kerros on rypytetty käsin ja hieman edellistä väljempi. Mekko vedetään pään yli, eikä siinä ole vetoketjua.',
    'Istuva yläosa tekee väljästä helmasta siistin. Sivusaumoihin on piilotettu taskut, koska mekossa kuuluu olla taskut.',
    'Mekko on väljä kainaloista helmaan, joten se on viileä kuumallakin.',
  ],
  jumpsuit: [
    'Vyö merkitsee vyötärön, ja lahkeet laskeutuvat siitä suoraan alas. Sivuilla on taskut, joihin puhelinkin mahtuu.',
    'Yläosassa on liikkumavaraa, ja lantiolla riittää tilaa istuessa. Haalarin saa kiinni itse.',
  ],
  'roll-neck': [
    'Kaksinkertaiseksi neulottu kaulus kääntyy kauniisti. Hihat ovat niin pitkät, että ne näkyvät takin hihansuusta.',
    'Kaulus venyy helposti pään yli ja palautuu muotoonsa. Olkasaumat on ketjusilmukoitu, joten ne eivät tunnu takin alla.',
    'Hihansuiden resorit istuvat napakasti ranteessa.',
  ],
  cardigan: [
    'Etureunat on neulottu samaan kappaleeseen, joten ne pysyvät suorina.',
    'Hartialinja on pehmeä, ja hihat mahtuvat takin alle. Reunat pitävät muotonsa vuodesta toiseen.',
    'Olkasaumat on vahvistettu nauhalla, joten neuletakki pitää muotonsa.',
  ],
  'knit-vest': [
    'Kädentiet on viimeistelty ribillä, joka istuu siististi. Sopii yhtä hyvin paidan päälle kuin paljaalle iholle.',
    'Neulottu muotoonsa, joten sivusaumat pysyvät suorina. Helma on juuri niin pitkä, että se peittää vyötärön.',
  ],
  camisole: [
    'Toppi laskeutuu väljästi ja pysyy housujen sisällä. Olkaimet pysyvät paikoillaan.',
    'Selkä on leikattu niin ylös, että tavalliset rintaliivit jäävät piiloon. Helma on viimeistelty kapealla päärmeellä.',
  ],
  'bow-blouse': [
    'Hihat ovat väljät, ja etumus laskeutuu pehmeästi. Helman voi sujauttaa housuihin tai jättää päälle.',
    'Olkapäille on poimutettu hieman väljyyttä. Pienet napit on päällystetty samalla kankaalla.',
  ],
  'a-line-skirt': [
    'Leikkaus seuraa lantiota ja aukeaa alaspäin, joten hameessa voi kävellä, pyöräillä ja istua.',
    'Hame on vuoritettu niin, ettei se takerru sukkahousuihin. Helma on tasapainotettu laskeutumaan joka puolelta samalle korkeudelle.',
  ],
  'denim-skirt': [
    'Vyötärö istuu korkealla, ja taskuihin mahtuu puhelin. Tikkaukset on ommeltu kaksinkertaisina, joten sauma kestää.',
    'Denim on pesty kerran ja pehmenee käytössä. Vyölenkit kantavat leveänkin vyön.',
  ],
  shorts: [
    'Lahje on leikattu väljäksi, joten se pysyy paikallaan istuessa. Sivutaskut ovat syvät ja asettuvat litteiksi.',
    'Vyötärö istuu korkealla. Shortseissa voi myös pyöräillä.',
  ],
} satisfies Partial<Words['kinds']>
