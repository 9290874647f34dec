import type { MaterialWords } from './words-types'

/** Leather, straw, metal and other materials that are not fabric. */
export const fiHardMaterials = {
  leather: {
    name: 'Nahka',
    sentences: [
      'Kasviparkittu nahka tummuu kauniisti vuosien mittaan.',
      'Täysnarvisen nahan oma pintakuvio jää näkyviin, joten jokainen kappale on erilainen.',
      'Nahka on värjätty läpi, joten pienet kulumat sulautuvat pintaan.',
      'Nahka tulee italialaisesta parkitsimosta, joka puhdistaa käyttämänsä veden.',
      'Pinta on viimeistelty vahalla, joka suojaa kevyeltä sateelta.',
    ],
  },
  nappa: {
    name: 'Nappanahka',
    sentences: [
      'Nappa on pehmeää lampaannahkaa, joka muotoutuu käyttäjänsä mukaan.',
      'Ohut nappanahka tuntuu heti omalta.',
    ],
  },
  suede: {
    name: 'Mokkanahka',
    sentences: [
      'Mokkanahan hienoksi hiottu pinta tuntuu samettiselta.',
      'Mokkanahka on suojattu valmiiksi kevyttä sadetta vastaan.',
    ],
  },
  patent: {
    name: 'Kiiltonahka',
    sentences: [
      'Peilikirkkaaksi lakattu pinta puhdistuu kostealla liinalla.',
      'Kiiltonahka heijastaa valoa ja kestää sadepäivän.',
    ],
  },
  canvas: {
    name: 'Canvas ja nahka',
    sentences: [
      'Paksu puuvillacanvas kestää kauppareissut, ja nahkapohja suojaa kulmat.',
      'Canvas pehmenee käytössä ja pitää ryhtinsä.',
    ],
  },
  felt: {
    name: 'Villahuopa',
    sentences: ['Villasta puristettu huopa hylkii kosteutta.', 'Tiivis villahuopa lämmittää olematta raskas.'],
  },
  straw: {
    name: 'Olki',
    sentences: [
      'Olki on palmikoitu nauhaksi ja ommeltu kierre kierrokselta.',
      'Luonnonolki on kevyttä ja hengittää helteellä.',
    ],
  },
  acetate: {
    name: 'Asetaatti',
    sentences: [
      'Asetaatti on valmistettu puuvillasta ja puusta ja kiillotettu käsin.',
      'Kasvipohjainen asetaatti on lämmin ihoa vasten ja kevyt nenällä.',
    ],
  },
  steel: {
    name: 'Ruostumaton teräs',
    sentences: ['Ohut teräskehys on kevyt ja kestää taivutuksen.', 'Teräksen pinnoite pitää värin ennallaan.'],
  },
  plated: {
    name: 'Kierrätetty messinki',
    sentences: [
      'Messinki on kierrätettyä, ja se on pinnoitettu paksulti jalometallilla.',
      'Pinnoite on kahden mikronin paksuinen, joten väri pysyy.',
    ],
  },
  'river-pearl': {
    name: 'Makean veden helmi',
    sentences: [
      'Helmet on viljelty makeassa vedessä, ja jokainen on erilainen.',
      'Jokainen helmi on valittu käsin muodon ja hohteen mukaan.',
    ],
  },
} satisfies Partial<MaterialWords['materials']>
