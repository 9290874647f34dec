import type { Words } from './words-types'

export const fiKinds = {
  'wrap-dress': {
    short: [
      'Vyötäröltä solmittava mekko, joka istuu kuin mittojesi mukaan tehty.',
      'Kietaise, solmi ja lähde: mekko, joka toimii aamukokouksesta illalliselle.',
      'V-aukkoinen mekko, jonka helma elää joka askeleella.',
    ],
    long: [
      'Etukappaleet menevät reilusti ristiin, joten mekko pysyy paikallaan myös istuessa. Solmimisnauhalla säädät vyötärön juuri sopivaksi.',
      'Kevyt poimutus vyötäröllä antaa helmalle liikettä. Sivusaumaan piilotettu aukko pitää solmimisnauhan siististi paikallaan.',
      'Hiha päättyy siroon mansettiin, ja kaula-aukko on leikattu niin, ettei sen alle tarvitse toista kerrosta.',
    ],
  },
  'slip-dress': {
    short: [
      'Ohutolkaiminen mekko, jonka leikkaus laskeutuu vartaloa myöten.',
      'Yksi mekko, monta tapaa: juhliin sellaisenaan, arkeen neuleen alle.',
      'Pehmeä vesiputouspääntie ja kiilto, joka elää valon mukaan.',
    ],
    long: [
      'Vinoon leikattu kangas joustaa ilman elastaania ja seuraa liikettä. Olkainten pituutta voi säätää selän puolelta.',
      'Pääntie laskeutuu pehmeästi, ja helma on viimeistelty käsin rullatulla päärmeellä. Ei vetoketjuja, ei vuorta, ei mitään turhaa.',
      'Leikkaus on väljin lantiolta, joten mekko ei kiristä eikä sähköisty. Sauma kulkee sivulla lähes näkymättömänä.',
    ],
  },
  'cable-knit': {
    short: [
      'Tukeva palmikkoneule, joka lämmittää kuin takki.',
      'Tuttu palmikko, tarkkaan harkitut mittasuhteet.',
      'Neule, joka kestää katseita ja vuosia.',
    ],
    long: [
      'Palmikot on neulottu kaksisäikeisestä langasta, ja resorit pitävät muotonsa pesusta toiseen. Hihat on kiinnitetty silmukoimalla, joten saumat eivät paina.',
      'Pyöreä pääntie on kaksinkertainen eikä veny. Runsas kuvio tekee neuleesta lämpimän mutta ei raskasta.',
      'Palmikkokuvio jatkuu hihoihin asti. Pitkät hihansuut voi kääntää tai vetää kämmenten suojaksi.',
    ],
  },
  jumper: {
    short: [
      'Sileä neule, johon kätesi hakeutuu kaapissa ensimmäisenä.',
      'Ohut, lämmin ja valmis kerrospukeutumiseen.',
      'Perusneule sanan parhaassa merkityksessä: kaikki muu rakentuu sen varaan.',
    ],
    long: [
      'Tiheä neulos pitää muotonsa, ja ribatut resorit istuvat ilman kiristystä. Mahtuu hyvin bleiserin alle.',
      'Olkasaumaa on siirretty hieman eteen, jolloin neule laskeutuu rauhallisesti. Pääntie on matala ja viimeistelty siistiksi.',
      'Kappaleet on neulottu muotoonsa eikä leikattu, joten hukkapaloja ei synny ja saumat ovat litteät.',
    ],
  },
  tee: {
    short: [
      'T-paita, jonka pääntie ei lerpahda.',
      'Arjen tärkein paita, tehtynä kunnolla.',
      'Pehmeä, sopivan paksu ja yhtä hyvä sellaisenaan kuin neuleen alla.',
    ],
    long: [
      'Pääntie on vahvistettu niskanauhalla ja hihat asettuvat siististi olkapäälle. Kangas on esikutistettu.',
      'Sivusaumat pysyvät suorassa, koska kangas on oikaistu ennen leikkuuta. Helmassa on kaksoistikkaus.',
      'Paksuus on mietitty: kangas ei ole läpikuultava, mutta helma menee siististi housujen sisään.',
    ],
  },
  shirt: {
    short: [
      'Ryhdikäs kaulus, rento laskeutuvuus.',
      'Klassikko, jota ei tarvitse silittää täydelliseksi.',
      'Napita ylös asti tai jätä auki topin päälle.',
    ],
    long: [
      'Kaulus on tuettu kevyesti, joten se pysyy pystyssä ilman solmiota tai silitystä. Napit ovat helmiäistä.',
      'Kaarrokkeen alla on laskos, joka antaa liikkumavaraa. Mansetissa on kaksi nappia, joten hihat voi kääriä siististi.',
      'Saumat on ommeltu kaksinkertaisina, ja etulista on siisti myös auki jätettynä. Helman voi sujauttaa housuihin tai jättää niiden päälle.',
    ],
  },
  blazer: {
    short: [
      'Pehmeä olkapää ja linja, joka kestää koko päivän.',
      'Yhden napin bleiseri, joka tekee farkuistakin asun.',
      'Räätälöity leikkaus ilman jäykkyyttä.',
    ],
    long: [
      'Käänteet on muotoiltu höyryllä, ja olkatoppaukset ovat ohuet. Vuori on viskoosia, ja sisällä on kaksi taskua.',
      'Etumuksessa on kevyt tukikangas, joka mukautuu käytössä. Läppätaskut ovat oikeita taskuja, eivät koristeita.',
      'Vyötäröä on kavennettu vain vähän, joten alle mahtuu neule. Hihansuussa on neljä nappia.',
    ],
  },
  coat: {
    short: [
      'Takki, jonka kaulus nousee pystyyn, kun tuuli kääntyy.',
      'Kaksirivinen napitus ja laskeutuvuus, joka ei vanhene.',
      'Talven takki, jota ei tarvitse vaihtaa kevääksi.',
    ],
    long: [
      'Leveät käänteet ja kaksirivinen napitus suojaavat viimalta. Sivutaskut ovat niin syvät, että käsineet mahtuvat mukaan.',
      'Kangas on huovutettu tiiviiksi ja vuorattu sileällä viskoosilla, joten takki sujahtaa neuleen päälle.',
      'Hartialinja on pehmeä ja kädentie syvä: takki mahtuu bleiserin ylle. Takana on halkio, joka antaa askeleelle tilaa.',
    ],
  },
  'pleated-skirt': {
    short: [
      'Hame, jonka laskokset liikkuvat mukana ja palaavat paikoilleen.',
      'Terävät laskokset, pehmeä vyötärö.',
      'Hame tennareille, nilkkureille ja juhlakengille.',
    ],
    long: [
      'Laskokset on kiinnitetty lämmöllä, joten ne kestävät arjen ja matkalaukun. Sivussa on piilovetoketju.',
      'Vyötärökaitale istuu korkealla eikä kierrä. Laskokset alkavat vasta lantiolta, mikä pitää linjan siistinä.',
      'Hame on vuoritettu kevyesti, joten se ei takerru sukkahousuihin. Helmassa on kapea päärme.',
    ],
  },
  trousers: {
    short: [
      'Housut, jotka laskeutuvat suoraan ja ryhdikkäästi.',
      'Prässi edessä, mukavuus vyötäröllä.',
      'Puvunhousujen ryhti, arkihousujen helppous.',
    ],
    long: [
      'Korkea vyötärö ja yksi vekki antavat lantiolle tilaa. Prässi on pysyvä ja pidentää linjaa.',
      'Sivutaskut ovat syvät ja istuvat litteinä. Lahkeissa on kolme senttiä pidennysvaraa.',
      'Vyötärökaitale on sisältä vuoritettu, joten housut pysyvät paikoillaan ilman vyötä.',
    ],
  },
  jeans: {
    short: [
      'Korkea vyötärö, jämäkkä denim ja leikkaus, joka ei välitä trendeistä.',
      'Farkut, jotka paranevat käytössä.',
      'Viisi taskua, oikea paino, ei turhaa stretchiä.',
    ],
    long: [
      'Denim on kudottu hitaasti ja pesty vain kerran, joten väri elää käyttäjänsä mukaan. Vyötärö istuu tukevasti alaselän kohdalla.',
      'Taskupussit on ommeltu paksusta puuvillasta ja niitit ovat kuparia. Lahkeen kääntöön on jätetty varaa.',
      'Leikkaus on suunniteltu jämäkälle denimille: se pitää muotonsa eikä pussita polvista.',
    ],
  },
  boot: {
    short: [
      'Nilkkurit, joilla kävelee kaupungin päästä päähän.',
      'Tukeva korko, joustava resori ja nahka, joka kaunistuu.',
      'Syksyn märille kaduille ja kevään kuiville.',
    ],
    long: [
      'Leveä korko on vakaa myös mukulakivillä. Resorit sivuilla ja vetolenkki takana: jalkaan hetkessä.',
      'Pohja on ommeltu ja kumitettu, joten suutari voi uusia sen. Sisällä on nahkavuori, joka hengittää.',
      'Lesti on hieman leveämpi päkiältä, joten paksukin sukka mahtuu mukaan.',
    ],
  },
  trainer: {
    short: [
      'Matalat tennarit ilman mitään ylimääräistä.',
      'Yhtä hyvät puvun kuin farkkujen kanssa.',
      'Pehmeät ensimmäisestä päivästä.',
    ],
    long: [
      'Pohja on ommeltu kiinni koko reunan matkalta, joten se kestää. Pohjallisen voi irrottaa ja vaihtaa.',
      'Kantakappa on pehmustettu eikä hankaa. Nauhat ovat vahattua puuvillaa, ja mukana tulee toinen pari.',
      'Kevyt kumipohja joustaa askeleen mukana, ja iltti on pehmeä jalkapöytää vasten.',
    ],
  },
  bag: {
    short: [
      'Laukku, johon mahtuu päivä mutta ei kaaosta.',
      'Pyöreä kahva, siisti läppä ja lukko, joka napsahtaa.',
      'Toimistolta illalliselle laukkua vaihtamatta.',
    ],
    long: [
      'Kahva on pehmustettu ja istuu käteen tai kyynärtaipeeseen. Sisällä on vetoketjutasku ja lokero puhelimelle.',
      'Reunat on maalattu käsin neljään kertaan. Pohjassa on metallinastat, joten laukun voi laskea lattialle.',
      'Läppä sulkeutuu kääntölukolla, ja sisävuori on vaaleaa puuvillaa: löydät avaimet hämärässäkin.',
    ],
  },
  beanie: {
    short: [
      'Pipo, joka ei litistä hiuksia eikä kutita otsaa.',
      'Ribattua lämpöä, leveä käänne.',
      'Pieni asuste, iso ero aamun bussipysäkillä.',
    ],
    long: [
      'Käänteen korkeutta voi säätää, ja pipo asettuu korville painamatta.',
      'Ribbi joustaa joka suuntaan ja palautuu pesun jälkeen. Päälaen kavennukset on neulottu litteiksi.',
      'Neulottu yhtenä kappaleena, joten saumaa ei ole lainkaan.',
    ],
  },
  scarf: {
    short: [
      'Huivi, johon mahtuu kietoutumaan kahdesti.',
      'Lämmin mutta kevyt, ja tarpeeksi leveä hartioille.',
      'Huivi, joka pelastaa aamun ja viimeistelee takin.',
    ],
    long: [
      'Kangas on harjattu kevyesti molemmilta puolilta, joten se tuntuu heti pehmeältä.',
      'Mitoitettu niin, että huivi mahtuu takin alle ja avautuu lentokoneessa peitoksi.',
      'Reunat on kudottu hulpioiksi, joten huivi ei rispaannu.',
    ],
  },
} satisfies Partial<Words['kinds']>
