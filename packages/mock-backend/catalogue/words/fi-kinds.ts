import type { Words } from './words-types'

export const fiKinds = {
  'wrap-dress': [
    'Etukappaleet menevät reilusti ristiin, joten mekko pysyy paikallaan myös istuessa. Solmimisnauhalla säädät vyötärön juuri sopivaksi.',
    'Kevyt poimutus vyötäröllä antaa helmalle liikettä. Sivusaumaan piilotettu aukko pitää solmimisnauhan siististi paikallaan.',
    'Kaula-aukko on leikattu niin, että mekkoa voi pitää sellaisenaan. Vyötärön sauma istuu luonnollisella korkeudella.',
    'Etukappaleiden reunat on vahvistettu, joten V-aukko pysyy siistinä koko päivän.',
  ],
  'slip-dress': [
    'Vinoon leikattu kangas joustaa ilman elastaania ja seuraa liikettä. Olkainten pituutta voi säätää selän puolelta.',
    'Pääntie laskeutuu pehmeästi, ja helma on viimeistelty kapealla rullapäärmeellä. Mekko vedetään pään yli.',
    'Leikkaus on väljin lantiolta, joten mekossa on helppo istua. Sivusauma on lähes näkymätön.',
  ],
  'cable-knit': [
    'Palmikot on neulottu kaksisäikeisestä langasta, ja resorit pitävät muotonsa pesusta toiseen. Hihat on kiinnitetty silmukoimalla, joten saumat eivät paina.',
    'Kaksinkertainen pääntie pitää muotonsa. Palmikot tekevät neuloksesta paksun ja lämpimän.',
    'Palmikkokuvio jatkuu hihoihin asti. Pitkät hihansuut voi kääntää tai vetää kämmenten suojaksi.',
  ],
  jumper: [
    'Tiheä neulos pitää muotonsa, ja ribatut resorit istuvat ilman kiristystä. Mahtuu hyvin bleiserin alle.',
    'Olkasaumaa on siirretty hieman eteen, jolloin neule laskeutuu rauhallisesti. Pääntie on matala ja viimeistelty siistiksi.',
    'Kappaleet neulotaan suoraan muotoonsa, joten lankaa ei mene hukkaan ja saumat ovat litteät.',
  ],
  tee: [
    'Pääntie on vahvistettu niskanauhalla, ja hihat asettuvat siististi olkapäälle. Kangas on esikutistettu.',
    'Sivusaumat pysyvät suorassa, koska kangas on oikaistu ennen leikkuuta. Helmassa on kaksoistikkaus.',
    'Kangas on sopivan paksu: peittävä, mutta helma menee siististi housujen sisään.',
  ],
  shirt: [
    'Kaulus on tuettu kevyesti, joten se pysyy ryhdissä silittämättäkin. Napit ovat kivipähkinää.',
    'Kaarrokkeen alla on laskos, joka antaa liikkumavaraa. Mansetissa on kaksi nappia, joten hihat voi kääriä siististi.',
    'Saumat on ommeltu kaksinkertaisina, ja nappilista on siisti myös auki jätettynä. Helman voi sujauttaa housuihin tai jättää niiden päälle.',
  ],
  blazer: [
    'Käänteet on muotoiltu höyryllä, ja olkatoppaukset ovat ohuet. Vuori on viskoosia, ja sisällä on kaksi taskua.',
    'Etumuksessa on kevyt tukikangas, joka mukautuu käytössä. Läppätaskuihin mahtuu puhelin.',
    'Vyötäröä on kavennettu vain vähän, joten alle mahtuu neule. Hihansuissa on napit.',
  ],
  coat: [
    'Leveät käänteet ja kaksirivinen napitus suojaavat viimalta. Sivutaskut ovat niin syvät, että käsineet mahtuvat mukaan.',
    'Vuori on sileää viskoosia, joten takki sujahtaa neuleen päälle. Taskut ovat saumoissa piilossa.',
    'Hartialinja on pehmeä ja kädentie syvä: takki mahtuu bleiserin ylle. Takana on halkio, joka antaa askeleelle tilaa.',
    'Takissa on isot napit, ja kauluksen voi nostaa tuulella pystyyn.',
  ],
  'pleated-skirt': [
    'Laskokset on kiinnitetty lämmöllä, joten ne kestävät arjen ja matkalaukun. Sivussa on piilovetoketju.',
    'Vyötärökaitale istuu korkealla. Laskokset alkavat vasta lantiolta, mikä pitää linjan siistinä.',
    'Hame on vuoritettu kevyesti, joten se ei takerru sukkahousuihin. Helmassa on kapea päärme.',
  ],
  trousers: [
    'Korkea vyötärö ja yksi vekki antavat lantiolle tilaa. Prässi on pysyvä ja pidentää linjaa.',
    'Sivutaskut ovat syvät ja istuvat litteinä. Lahkeissa on kolme senttiä varaa pidentää.',
    'Vyötärökaitale on sisältä vuoritettu, joten housut pysyvät paikoillaan ilman vyötä.',
  ],
  jeans: [
    'Denim on kudottu hitaasti ja pesty vain kerran, joten väri haalistuu kauniisti käytössä. Vyötärö istuu tukevasti alaselän kohdalla.',
    'Taskupussit on ommeltu paksusta puuvillasta, ja niitit ovat kuparia. Lahkeen kääntöön on jätetty varaa.',
    'Leikkaus on suunniteltu jämäkälle denimille: farkut pitävät muotonsa myös polvista.',
  ],
  boot: [
    'Leveä korko on vakaa myös mukulakivillä. Resorit sivuilla ja vetolenkki takana: jalkaan hetkessä.',
    'Pohja on ommeltu ja kumitettu, joten suutari voi uusia sen. Sisällä on nahkavuori, joka hengittää.',
    'Lesti on hieman leveämpi päkiältä, joten paksukin sukka mahtuu mukaan.',
  ],
  trainer: [
    'Pohja on ommeltu kiinni koko reunan matkalta, joten se kestää. Pohjallisen voi irrottaa ja vaihtaa.',
    'Kantakappa on pehmustettu. Nauhat ovat vahattua puuvillaa, ja mukana tulee toinen pari.',
    'Kevyt kumipohja joustaa askeleen mukana, ja iltti on pehmeä jalkapöytää vasten.',
    'Pohjallinen tukee jalkaholvia, ja vuori on pehmeää nahkaa.',
  ],
  bag: [
    'Kahva on pehmustettu ja istuu käteen tai kyynärtaipeeseen. Sisällä on vetoketjutasku ja lokero puhelimelle.',
    'Reunat on maalattu käsin neljään kertaan. Pohjassa on metallinastat, joten laukun voi laskea lattialle.',
    'Läppä sulkeutuu kääntölukolla, ja sisävuori on vaaleaa puuvillaa: löydät avaimet hämärässäkin.',
    'Kahva on kiinnitetty metallirenkailla, ja sisällä on kaksi lokeroa.',
  ],
  beanie: [
    'Käänteen korkeutta voi säätää, ja pipo asettuu korville painamatta.',
    'Ribbi joustaa joka suuntaan ja palautuu pesun jälkeen. Päälaen kavennukset on neulottu litteiksi.',
    'Neulottu yhtenä kappaleena, joten saumaa ei ole lainkaan.',
  ],
  scarf: [
    'Kangas on harjattu kevyesti molemmilta puolilta, joten se tuntuu heti pehmeältä.',
    'Mitoitettu niin, että huivi mahtuu takin alle ja avautuu lentokoneessa peitoksi.',
    'Reunat on kudottu hulpioiksi, joten huivi ei rispaannu.',
    'Huivi on kudottu yhtenä kappaleena, ja sen voi pestä villaohjelmalla.',
  ],
} satisfies Partial<Words['kinds']>
