import type { Words } from './words-types'

export const fiAccessoryKinds = {
  loafer: [
    'Pohja on ommeltu, joten suutari voi vaihtaa sen. Sisällä on nahkavuori, joka mukautuu jalkaan muutamassa päivässä.',
    'Kantakappa on tukeva mutta ei hankaa. Lesti on kapea kantapäästä ja antaa varpaille tilaa.',
    'Reunat on ommeltu käsin, ja kenkä taipuu päkiästä helposti.',
  ],
  ballerina: [
    'Pohja on ohut ja notkea, mutta kannan alla on pehmuste. Reunassa kulkee nauha, joka pitää kengän jalassa.',
    'Sisäpohja on pehmeää nahkaa, ja kantakapan pehmeä vuori ei hankaa. Kenkä taipuu jalan mukana.',
    'Pohja on ommeltu ja kumitettu, joten ote pitää sateellakin.',
  ],
  pump: [
    'Korko on sijoitettu niin, että paino jakautuu koko jalalle. Päkiän alla on pehmuste, joka ei näy.',
    'Kärki on muotoiltu suippenevaksi mutta ei ahtaaksi. Vuori on hengittävää nahkaa, ja korkolapun voi vaihtaa.',
    'Pehmustettu sisäpohja on nahkaa ja tukee jalkaholvia.',
  ],
  sandal: [
    'Sisäpohja on muotoiltu jalkaholvin mukaan ja pehmenee käytössä. Remmit on vuoritettu, joten ne eivät hankaa.',
    'Ulkopohja on kumia ja pitää märälläkin laiturilla. Remmien reunat on maalattu käsin.',
    'Päällinen on ommeltu pohjaan kiinni, joten sandaalit kestävät monta kesää.',
  ],
  tote: [
    'Kahvat yltävät olalle paksunkin takin päällä. Sisällä on vetoketjutasku ja lenkki avaimille.',
    'Pohja on vahvistettu, joten kassi pysyy pystyssä lattialla. Saumat kestävät sen, minkä olkapää jaksaa kantaa.',
    'Laukku suljetaan magneetilla, ja sisällä on lokero puhelimelle.',
  ],
  crossbody: [
    'Hihnan tai ketjun pituutta voi säätää olalta vartalon yli. Sisällä on korttitasku ja paikka puhelimelle.',
    'Laukku istuu tukevasti lantiota vasten. Reunat on maalattu käsin, ja vuori on vaaleaa puuvillaa.',
    'Sisällä on iso lokero, johon mahtuvat puhelin, avaimet ja lompakko.',
  ],
  belt: [
    'Reunat on viimeistelty käsin, ja solki on umpimetallia.',
    'Istuu sekä vyötäröllä että lantiolla. Solki on matala eikä paina istuessa.',
  ],
  hat: [
    'Lieri pitää muotonsa tuulessakin. Sisällä on hikinauha, jonka alle voi lisätä säätönauhan.',
    'Kevyt päässä. Sopii päänympärykselle 55–59 cm.',
  ],
  'silk-scarf': [
    'Reunat on päärmätty käsin rullaamalla. Kuvio näkyy molemmin puolin.',
    'Kuvio on suunniteltu niin, että huivi näyttää hyvältä myös taiteltuna. Mukana tulee ohje erilaisiin solmuihin.',
  ],
  gloves: [
    'Malli seuraa kättä, joten ote pysyy. Varsi yltää takin hihan alle.',
    'Istuvat tiiviisti mutta eivät kiristä. Pehmenevät kättä vasten jo ensimmäisellä viikolla.',
  ],
  sunglasses: [
    'Linssit suojaavat täysin UV-säteiltä, ja ne on sävytetty niin, että värit pysyvät luonnollisina. Mukana tulee kotelo.',
    'Saranat on ruuvattu metalliin, ja sangat voi muotoilluttaa optikolla. Linssit voi vaihdattaa omiin vahvuuksiin.',
  ],
  earrings: [
    'Piikki on nikkelitöntä terästä, ja lukko pysyy kiinni. Koru on kevyt, joten se ei venytä korvaa.',
    'Pinta on kiillotettu käsin. Mukana tulee kangaspussi.',
  ],
  necklace: [
    'Pituudessa on viisi senttiä säätövaraa. Lukko on helppo sulkea yksin niskan takana.',
    'Osat on liitetty toisiinsa käsin, joten koru laskeutuu pehmeästi. Koru on nikkelitön.',
  ],
} satisfies Partial<Words['kinds']>
