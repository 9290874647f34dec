import { fiHardMaterials } from './fi-hard-materials'
import type { MaterialWords } from './words-types'

export const fiFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskoosikreppi',
    sentences: [
      'Viskoosikreppi on painava ja matta, eikä se rypisty matkalaukussa.',
      'Krepissä on hitunen joustoa, joten se antaa myöten oikeista kohdista.',
    ],
  },
  viscose: {
    name: 'Viskoosi',
    sentences: [
      'Viskoosi on kudottu sertifioidusta puukuidusta ja tuntuu iholla viileältä.',
      'Kevyt viskoosi laskeutuu pehmeästi ja hengittää.',
    ],
  },
  'linen-viscose': {
    name: 'Pellavasekoite',
    sentences: [
      'Pellava tuo ryhdin, viskoosi pehmeyden.',
      'Pellavan ja viskoosin sekoite rypistyy kauniisti ja kohtuudella.',
    ],
  },
  silk: {
    name: 'Silkki',
    sentences: [
      'Silkki on 19 mommen painoista: tarpeeksi tukevaa laskeutumaan, tarpeeksi ohutta hengittämään.',
      'Mulperisilkki viilentää kesällä ja lämmittää talvella.',
    ],
  },
  satin: {
    name: 'Satiini',
    sentences: [
      'Satiini on kudottu viskoosista ja kierrätetystä polyesteristä, ja se kestää konepesun.',
      'Satiinin kiilto on hillitty, enemmän kuutamoa kuin valonheitintä.',
    ],
  },
  lambswool: {
    name: 'Lampaanvilla',
    sentences: [
      'Lampaanvilla on ensimmäisen kerinnän villaa: pehmeää, kimmoisaa ja lämmintä.',
      'Lampaanvilla hylkii likaa, joten tuuletus riittää useimmiten pesuksi.',
    ],
  },
  alpaca: {
    name: 'Alpakkasekoite',
    sentences: [
      'Alpakka on lampaanvillaa kevyempää ja lämpimämpää, eikä se kutita.',
      'Alpakan ja merinovillan sekoite tuntuu pehmeältä poskea vasten.',
    ],
  },
  'cotton-knit': {
    name: 'Luomupuuvilla',
    sentences: [
      'Luomupuuvilla on neulottu tiiviiksi, joten se ei veny.',
      'Puuvilla tuntuu raikkaalta ja kestää konepesun kerta toisensa jälkeen.',
    ],
  },
  merino: {
    name: 'Merinovilla',
    sentences: [
      'Ohut merinovilla tasaa lämpöä sisällä ja ulkona.',
      'Merinovilla on mulesing-vapaata ja niin hienoa, että sitä voi pitää paljaalla iholla.',
    ],
  },
  cashmere: {
    name: 'Kashmir',
    sentences: [
      'Kashmir on kaksisäikeistä ja neulottu tiiviiksi, joten se nyppyyntyy vain vähän.',
      'Kashmir pehmenee joka pesussa; hoida sitä hyvin, niin se kestää kymmenen vuotta.',
    ],
  },
  jersey: {
    name: 'Luomupuuvilla',
    sentences: [
      'Luomupuuvillatrikoo painaa 180 grammaa neliöltä.',
      'Trikoo on neulottu pitkäkuituisesta luomupuuvillasta, joten se ei nyppyynny.',
    ],
  },
  linen: {
    name: 'Pellava',
    sentences: [
      'Pellava on kasvatettu Euroopassa ja pehmennetty pesemällä.',
      'Pellava imee kosteutta ja kuivuu nopeasti, siksi se on kesän paras kangas.',
    ],
  },
  poplin: {
    name: 'Puuvillapopliini',
    sentences: [
      'Popliini on pesty ennen ompelua, joten se on valmiiksi pehmeä.',
      'Tiivis puuvillapopliini kahisee hieman uutena ja pehmenee pesu pesulta.',
    ],
  },
  flannel: {
    name: 'Puuvillaflanelli',
    sentences: ['Flanelli on harjattu molemmin puolin.', 'Puuvillaflanelli on lämmin heti, kun sen vetää päälle.'],
  },
  wool: {
    name: 'Villasekoite',
    sentences: [
      'Villaa on täydennetty kierrätetyllä polyesterillä ja hyppysellisellä kashmiria.',
      'Villasekoite siliää itsestään yön aikana henkarissa.',
    ],
  },
  'wool-flannel': {
    name: 'Villaflanelli',
    sentences: [
      'Villaflanelli on kudottu Italiassa ja harjattu kevyesti.',
      'Flanellin pinta on pehmeä, ja väri elää valon mukaan.',
    ],
  },
  'wool-cashmere': {
    name: 'Villa ja kashmir',
    sentences: [
      'Kaksipuolinen kangas on villaa ja kashmiria: lämmin mutta kevyt.',
      'Kashmir pehmentää villan, mutta ei vie siltä ryhtiä.',
    ],
  },
  pleats: {
    name: 'Kierrätetty polyesteri',
    sentences: [
      'Kangas on kierrätettyä polyesteriä: ainoa kuitu, jossa laskos todella pysyy.',
      'Kierrätetty polyesteri on kudottu mattapintaiseksi ja laskeutuu kuin viskoosi.',
    ],
  },
  'wool-blend': {
    name: 'Villasekoite',
    sentences: [
      'Villasekoite pitää muotonsa ja lämmittää syystuulessa.',
      'Tukeva villasekoite ei ole läpikuultava eikä sähköisty.',
    ],
  },
  suiting: {
    name: 'Pukukangas',
    sentences: [
      'Pukukankaassa on villaa, kierrätettyä polyesteriä ja vähän joustoa.',
      'Kangas oikenee käytössä ja kestää hienopesun.',
    ],
  },
  denim: {
    name: 'Denim',
    sentences: [
      'Kangas on luomupuuvillaa ja kierrätettyä puuvillaa, painoltaan 13 unssia.',
      'Viimeistelyssä vesi kiertää, ja väri kulutetaan otsonilla eikä hiekalla.',
    ],
  },
  voile: {
    name: 'Puuvillavoile',
    sentences: [
      'Puuvillavoile on ohutta kuin nenäliina mutta tiivistä kuin paita.',
      'Voile kahisee hiljaa ja kuivuu narulla tunnissa.',
    ],
  },
  broderie: {
    name: 'Reikäkirjailtu puuvilla',
    sentences: [
      'Reikäkirjonta on ommeltu tiiviiseen puuvillaan ja kestää konepesun.',
      'Kirjailun alla on ohut vuori siellä, missä sitä tarvitaan.',
    ],
  },
  chiffon: {
    name: 'Sifonki',
    sentences: [
      'Sifonki on kierrätettyä polyesteriä, joten se on ohutta mutta ei arkaa.',
      'Kudos on kuulas, ja alle sopii ohut toppi.',
    ],
  },
  velvet: {
    name: 'Sametti',
    sentences: [
      'Viskoosisametin väri syvenee joka liikkeellä.',
      'Nukka on lyhyt ja tiivis, joten sametti ei painu istuessa.',
    ],
  },
  corduroy: {
    name: 'Vakosametti',
    sentences: [
      'Vakosametti on luomupuuvillaa, ja uurteet ovat leveät ja pehmeät.',
      'Vakosametti lämmittää kuin villa ja pestään kuin puuvilla.',
    ],
  },
  twill: {
    name: 'Puuvillatwill',
    sentences: [
      'Twillin vino sidos kestää kulutusta, ja kangas laskeutuu silti.',
      'Tiivis luomupuuvilla joustaa hitusen ja siliää käytössä.',
    ],
  },
  cotton: {
    name: 'Luomupuuvilla',
    sentences: ['Tiivis luomupuuvillakangas pitää muotonsa ja kestää konepesun.', 'Vuori on samaa luomupuuvillaa.'],
  },
  boucle: {
    name: 'Buklee',
    sentences: [
      'Bukleelanka kiertyy silmukoiksi, joihin lämmin ilma jää talteen.',
      'Villan ja alpakan buklee on kevyttä ja pehmeää kuin pilvi.',
    ],
  },
  gabardine: {
    name: 'Puuvillagabardiini',
    sentences: [
      'Gabardiini on kudottu niin tiiviiksi, että sade valuu pinnalta pois.',
      'Tiivis puuvillagabardiini hylkii vettä ilman fluorikemikaaleja.',
    ],
  },
  down: {
    name: 'Untuva ja kierrätetty polyamidi',
    sentences: [
      'Täytteenä on 90\u00a0% vastuullisesti tuotettua ankanuntuvaa.',
      'Päällikangas on kierrätettyä polyamidia, ja untuva lämmittää pakkasessakin.',
    ],
  },
  swim: {
    name: 'Kierrätetty polyamidi',
    sentences: ['Kierrätetty polyamidi kestää klooria ja suolaa.', 'Tiivis trikoo palautuu muotoonsa kesästä toiseen.'],
  },
  terry: {
    name: 'Luomupuuvillafrotee',
    sentences: [
      'Frotee on luomupuuvillaa, ja pitkät lenkit imevät vettä nopeasti.',
      'Frotee painaa 400 grammaa neliöltä: tukevaa mutta ei tönkköä.',
    ],
  },
  waffle: {
    name: 'Vohvelipuuvilla',
    sentences: [
      'Vohvelikudos imee kuin frotee mutta painaa puolet vähemmän.',
      'Vohvelikangas kuivuu nopeasti ja pehmenee joka pesussa.',
    ],
  },
  ...fiHardMaterials,
}
