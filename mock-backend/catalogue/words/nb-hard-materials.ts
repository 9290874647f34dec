import type { MaterialWords } from './words-types'

/** Leather, straw, metal and whatever else is not cloth. */
export const nbHardMaterials = {
  leather: {
    name: 'Skinn',
    sentences: [
      'Skinnet er vegetabilsk garvet og mørkner vakkert med årene.',
      'Fullnarvet skinn viser spor av livet, så ingen er helt like.',
    ],
  },
  nappa: {
    name: 'Nappaskinn',
    sentences: [
      'Nappa er et mykt saueskinn som former seg etter deg.',
      'Det tynne nappaskinnet føles som ditt eget fra første stund.',
    ],
  },
  suede: {
    name: 'Semsket skinn',
    sentences: [
      'Overflaten er finslipt og lever ved hver berøring.',
      'Det semskede skinnet er beskyttet mot lett regn fra første dag.',
    ],
  },
  patent: {
    name: 'Lakkskinn',
    sentences: ['Lakken er speilblank og tørkes ren i en fei.', 'Lakkskinn fanger lyset og klarer en regnværsdag.'],
  },
  canvas: {
    name: 'Canvas og skinn',
    sentences: [
      'Den kraftige bomullscanvasen tåler handleturer, og skinnbunnen beskytter hjørnene.',
      'Canvasen mykner med tiden uten å miste holdningen.',
    ],
  },
  felt: {
    name: 'Ullfilt',
    sentences: ['Filten er presset av merinoull og avviser fukt.', 'Den tette ullfilten varmer uten å bli tung.'],
  },
  straw: {
    name: 'Halm',
    sentences: ['Halmen er flettet til bånd og sydd runde for runde.', 'Naturlig halm er lett og puster i varmen.'],
  },
  acetate: {
    name: 'Acetat',
    sentences: [
      'Acetatet er laget av bomull og tre og polert for hånd.',
      'Det plantebaserte acetatet er varmt mot huden og lett på nesen.',
    ],
  },
  steel: {
    name: 'Rustfritt stål',
    sentences: [
      'Den tynne stålinnfatningen er lett og tåler å bøyes.',
      'Stålet er overflatebehandlet og blekner ikke.',
    ],
  },
  plated: {
    name: 'Resirkulert messing',
    sentences: [
      'Messingen er resirkulert og belagt med et tykt lag edelmetall.',
      'Belegget er to mikrometer tykt, så fargen sitter.',
    ],
  },
  'river-pearl': {
    name: 'Ferskvannsperler',
    sentences: [
      'Perlene er dyrket i ferskvann, og ingen er helt like.',
      'Perlens glans blir dypere mot huden med årene.',
    ],
  },
} satisfies Partial<MaterialWords['materials']>
