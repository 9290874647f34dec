import { fiHardMaterials } from './fi-hard-materials'
import type { MaterialWords } from './words-types'

export const fiFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskoosikreppi',
    sentences: [
      'Painava, mattapintainen viskoosikreppi siliää henkarissa.',
      'Krepissä on hitunen joustoa, joten se antaa myöten oikeista kohdista.',
    ],
  },
  viscose: {
    name: 'Viskoosi',
    sentences: [
      'Puukuidusta kudottu viskoosi tuntuu iholla viileältä.',
      'Kevyt viskoosi laskeutuu pehmeästi ja hengittää.',
    ],
  },
  'linen-viscose': {
    name: 'Pellavasekoite',
    sentences: ['Pellava tuo ryhdin, viskoosi pehmeyden.', 'Sekoite rypistyy vähemmän kuin pelkkä pellava.'],
  },
  silk: {
    name: 'Silkki',
    sentences: [
      'Silkki painaa 19 mommea: se laskeutuu kauniisti ja hengittää.',
      'Mulperisilkki viilentää kesällä ja lämmittää talvella.',
    ],
  },
  satin: {
    name: 'Satiini',
    sentences: [
      'Satiini on kudottu viskoosista ja kierrätetystä polyesteristä, ja se kestää konepesun.',
      'Satiinin kiilto on hillitty, joten se sopii myös arkeen.',
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
      'Alpakka on lampaanvillaa kevyempää ja lämpimämpää.',
      'Alpakan ja merinovillan sekoite tuntuu pehmeältä poskea vasten.',
    ],
  },
  'cotton-knit': {
    name: 'Luomupuuvilla',
    sentences: [
      'Luomupuuvilla on neulottu tiiviiksi, joten muoto säilyy.',
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
      'Kashmir pehmenee joka pesussa; hyvin hoidettuna se kestää vuosia.',
    ],
  },
  jersey: {
    name: 'Luomupuuvilla',
    sentences: [
      'Luomupuuvillatrikoo painaa 180 grammaa neliöltä.',
      'Trikoo on neulottu pitkäkuituisesta luomupuuvillasta, joten pinta pysyy sileänä.',
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
      'Villaflanelli on kudottu Italiassa, ja sen pinta on harjattu kevyesti.',
      'Flanellin pinta on pehmeä, ja langan sävyt näkyvät läheltä.',
    ],
  },
  'wool-cashmere': {
    name: 'Villa ja kashmir',
    sentences: [
      'Kaksipuolinen kangas on villaa ja kashmiria: lämmin mutta kevyt.',
      'Kashmir pehmentää villaa, ja takki säilyttää ryhtinsä.',
    ],
  },
  pleats: {
    name: 'Kierrätetty polyesteri',
    sentences: [
      'Kangas on kierrätettyä polyesteriä: laskokset kiinnitetään lämmöllä ja pysyvät pesussa.',
      'Mattapintainen kierrätetty polyesteri laskeutuu kuin viskoosi.',
    ],
  },
  'wool-blend': {
    name: 'Villasekoite',
    sentences: [
      'Villasekoite pitää muotonsa ja lämmittää syystuulessa.',
      'Tukeva villasekoite laskeutuu siististi ja kestää käyttöä.',
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
      'Kangas on luomupuuvillaa ja kierrätettyä puuvillaa, paino 13 oz.',
      'Pesulassa vesi kiertää, ja kulunut pinta tehdään otsonilla.',
    ],
  },
  voile: {
    name: 'Puuvillavoile',
    sentences: ['Puuvillavoile on ohutta ja tiiviiksi kudottua.', 'Voile on kevyttä ja kuivuu nopeasti.'],
  },
  broderie: {
    name: 'Reikäkirjailtu puuvilla',
    sentences: [
      'Tiiviiseen puuvillaan ommeltu reikäkirjonta kestää konepesun.',
      'Kirjailun alla on ohut vuori siellä, missä sitä tarvitaan.',
    ],
  },
  chiffon: {
    name: 'Sifonki',
    sentences: [
      'Sifonki on kierrätettyä polyesteriä, joten se on ohutta mutta kestävää.',
      'Kudos on kuulas, ja alle sopii ohut toppi.',
    ],
  },
  velvet: {
    name: 'Sametti',
    sentences: ['Viskoosisametin pinta kiiltää himmeästi.', 'Sametin nukka on lyhyt ja tiivis.'],
  },
  corduroy: {
    name: 'Vakosametti',
    sentences: [
      'Vakosametti on luomupuuvillaa, ja uurteet ovat leveät ja pehmeät.',
      'Vakosametti on lämmintä, ja sen voi pestä koneessa.',
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
      'Villan ja alpakan buklee on kevyttä ja hyvin pehmeää.',
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
      'Täytteestä 90\u00a0% on ankanuntuvaa.',
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
      'Frotee painaa 400 grammaa neliöltä: tukevaa ja pehmeää.',
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
