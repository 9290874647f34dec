import type { Words } from './words-types'

export const fiAccessoryKinds = {
  loafer: {
    short: ['Loaferit, joilla kävelee töihin ja takaisin.', 'Sujauta jalkaan, ja asu on valmis.'],
    long: [
      'Pohja on ommeltu, joten suutari voi vaihtaa sen. Sisällä on nahkavuori, joka mukautuu jalkaan muutamassa päivässä.',
      'Kantakappa on tukeva mutta ei hankaa. Lesti on kapea kantapäästä ja antaa varpaille tilaa.',
    ],
  },
  ballerina: {
    short: ['Matalat, kevyet ja laukkuun mahtuvat.', 'Kengät, joilla tanssii illan ja kävelee kotiin.'],
    long: [
      'Pohja on ohut ja notkea, mutta kannan alla on pehmuste. Reunassa kulkee nauha, joka pitää kengän jalassa.',
      'Sisäpohja on pehmeää nahkaa, ja kantakapan pehmeä vuori ei hankaa. Kenkä taipuu jalan mukana.',
    ],
  },
  pump: {
    short: ['Korkokengät, joissa kestää seisoa koko illan.', 'Siro linja, vakaa askel.'],
    long: [
      'Korko on sijoitettu niin, että paino jakautuu koko jalalle. Päkiän alla on pehmuste, joka ei näy.',
      'Kärki on muotoiltu suippenevaksi mutta ei ahtaaksi. Vuori on hengittävää nahkaa ja korkolappu vaihdettavissa.',
    ],
  },
  sandal: {
    short: ['Kesä alkaa näistä.', 'Muutama remmi, paljon ilmaa.'],
    long: [
      'Sisäpohja on muotoiltu jalkaholvin mukaan ja pehmenee käytössä. Remmit on vuoritettu, joten ne eivät hankaa.',
      'Ulkopohja on kumia ja pitää märälläkin laiturilla. Remmien reunat on maalattu käsin.',
    ],
  },
  tote: {
    short: ['Kassi, johon mahtuu kannettava, kirja ja torin antimet.', 'Iso sisältä, siisti ulkoa.'],
    long: [
      'Kahvat yltävät olalle paksunkin takin päällä. Sisällä on vetoketjutasku ja lenkki avaimille.',
      'Pohja on vahvistettu, joten kassi pysyy pystyssä lattialla. Saumat kestävät sen, minkä olkapää jaksaa kantaa.',
    ],
  },
  crossbody: {
    short: ['Kädet vapaina, tavarat tallessa.', 'Pieni laukku, johon mahtuu ilta.'],
    long: [
      'Hihnan tai ketjun pituutta voi säätää olalta vartalon yli. Sisällä on korttitasku ja paikka puhelimelle.',
      'Laukku istuu lantiota vasten eikä heilu. Reunat on maalattu käsin ja vuori on vaaleaa puuvillaa.',
    ],
  },
  belt: {
    short: ['Vyö, joka kokoaa asun.', 'Yksityiskohta, jonka huomaa vasta, kun se puuttuu.'],
    long: [
      'Reunat on viimeistelty käsin, ja solki on umpimetallia.',
      'Istuu sekä vyötäröllä että lantiolla. Solki on matala eikä paina istuessa.',
    ],
  },
  hat: {
    short: ['Hattu, joka tekee säästä tyylikysymyksen.', 'Varjoa, lämpöä ja vähän salaperäisyyttä.'],
    long: [
      'Lieri pitää muotonsa tuulessakin. Sisällä on hikinauha, jonka alle voi lisätä säätönauhan.',
      'Kevyt päässä eikä jätä painaumaa otsaan. Sopii, kun päänympäryksesi on 55–59 senttiä.',
    ],
  },
  'silk-scarf': {
    short: ['Neliö, josta tulee huivi, vyö tai laukun koriste.', 'Kaulaan, hiuksiin tai ranteeseen.'],
    long: [
      'Reunat on päärmätty käsin rullaamalla. Kuvio on painettu molemmin puolin.',
      'Piirros on suunniteltu niin, että se näyttää hyvältä myös taiteltuna. Mukana tulee ohje erilaisiin solmuihin.',
    ],
  },
  gloves: {
    short: ['Lämpimät kädet, tarkka ote.', 'Pari, joka ei jää bussiin, koska sitä ei malta riisua.'],
    long: [
      'Malli seuraa kättä, joten ote pysyy. Varsi yltää takin hihan alle.',
      'Istuvat tiiviisti mutta eivät kiristä. Pehmenevät kättä vasten jo ensimmäisellä viikolla.',
    ],
  },
  sunglasses: {
    short: ['Pohjolan matalaa aurinkoa vastaan.', 'Kehykset, joiden takaa näkee kauniisti.'],
    long: [
      'Linssit suojaavat täysin UV-säteiltä ja on sävytetty niin, että värit pysyvät oikeina. Mukana tulee kotelo.',
      'Saranat on ruuvattu metalliin ja sankojen päät voi muotoilluttaa optikolla. Linssit voi vaihdattaa omiin vahvuuksiin.',
    ],
  },
  earrings: {
    short: ['Pieni kiilto, joka nostaa koko asun.', 'Kevyet korvissa, mutta katse pysähtyy.'],
    long: [
      'Piikki on nikkelitöntä terästä ja lukko pysyy kiinni. Koru on kevyt, joten se ei venytä korvaa.',
      'Pinta on kiillotettu käsin. Mukana kangaspussi, joten koru on valmis lahjaksi.',
    ],
  },
  necklace: {
    short: ['Koru, joka viimeistelee pääntien.', 'Avoimeen kaulukseen tai poolon päälle.'],
    long: [
      'Pituudessa on viisi senttiä säätövaraa. Lukko on helppo sulkea yksin niskan takana.',
      'Osat on liitetty toisiinsa käsin, joten koru laskeutuu pehmeästi. Nikkelitön.',
    ],
  },
} satisfies Partial<Words['kinds']>
