import type { MaterialWords } from './words-types'

/** Leather, straw, metal and other materials that are not fabric. */
export const daHardMaterials = {
  leather: {
    name: 'Læder',
    sentences: [
      'Læderet er vegetabilsk garvet og bliver smukt mørkere med årene.',
      'Fuldnarvet læder viser sin naturlige struktur, så hvert eksemplar er unikt.',
      'Læderet er gennemfarvet, så slid ses mindre.',
      'Læderet kommer fra et italiensk garveri, der renser sit vand.',
      'Overfladen er behandlet med voks, der beskytter mod let regn.',
    ],
  },
  nappa: {
    name: 'Nappalæder',
    sentences: [
      'Nappa er et blødt fåreskind, der former sig efter dig.',
      'Det tynde nappalæder føles som dit eget fra første dag.',
    ],
  },
  suede: {
    name: 'Ruskind',
    sentences: ['Det finslebne ruskind føles som fløjl.', 'Ruskindet er beskyttet mod let regn fra begyndelsen.'],
  },
  patent: {
    name: 'Laklæder',
    sentences: [
      'Den spejlblanke lak tørres ren med en fugtig klud.',
      'Laklæder fanger lyset og klarer en regnvejrsdag.',
    ],
  },
  canvas: {
    name: 'Canvas og læder',
    sentences: [
      'Den kraftige bomuldscanvas tåler indkøbsture, og læderbunden beskytter hjørnerne.',
      'Canvassen bliver blødere med tiden uden at miste formen.',
    ],
  },
  felt: {
    name: 'Uldfilt',
    sentences: ['Filten er presset af uld og afviser fugt.', 'Den tætte uldfilt varmer uden at blive tung.'],
  },
  straw: {
    name: 'Strå',
    sentences: ['Stråene er flettet til bånd og syet omgang for omgang.', 'Naturligt strå er let og ånder i varmen.'],
  },
  acetate: {
    name: 'Acetat',
    sentences: [
      'Acetatet er lavet af bomuld og træ og poleret i hånden.',
      'Det plantebaserede acetat er varmt mod huden og let på næsen.',
    ],
  },
  steel: {
    name: 'Rustfrit stål',
    sentences: ['Det tynde stålstel er let og tåler at blive bøjet.', 'Overfladebehandlingen holder på farven.'],
  },
  plated: {
    name: 'Genanvendt messing',
    sentences: [
      'Messingen er genanvendt og belagt med et tykt lag ædelmetal.',
      'Belægningen er to mikrometer tyk, så farven holder.',
    ],
  },
  'river-pearl': {
    name: 'Ferskvandsperler',
    sentences: [
      'Perlerne er dyrket i ferskvand, og hver perle er unik.',
      'Hver perle er udvalgt i hånden efter form og glans.',
    ],
  },
} satisfies Partial<MaterialWords['materials']>
