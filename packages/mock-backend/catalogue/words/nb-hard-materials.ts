import type { MaterialWords } from './words-types'

/** Leather, straw, metal and other materials that are not fabric. */
export const nbHardMaterials = {
  leather: {
    name: 'Skinn',
    sentences: [
      'Skinnet er vegetabilsk garvet og mørkner vakkert med årene.',
      'Fullnarvet skinn viser sin naturlige struktur, så hvert eksemplar er unikt.',
      'Skinnet er gjennomfarget, så slitasje synes mindre.',
      'Skinnet kommer fra et italiensk garveri som renser vannet sitt.',
      'Overflaten er behandlet med voks som beskytter mot lett regn.',
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
      'Det finslipte skinnet føles som fløyel.',
      'Det semskede skinnet er beskyttet mot lett regn fra første dag.',
    ],
  },
  patent: {
    name: 'Lakkskinn',
    sentences: [
      'Den speilblanke lakken tørkes ren med en fuktig klut.',
      'Lakkskinn fanger lyset og klarer en regnværsdag.',
    ],
  },
  canvas: {
    name: 'Canvas og skinn',
    sentences: [
      'Den kraftige bomullscanvasen tåler handleturer, og skinnbunnen beskytter hjørnene.',
      'Canvasen mykner med tiden uten å miste formen.',
    ],
  },
  felt: {
    name: 'Ullfilt',
    sentences: ['Filten er presset av ull og avviser fukt.', 'Den tette ullfilten varmer uten å bli tung.'],
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
    sentences: ['Den tynne stålinnfatningen er lett og tåler å bøyes.', 'Overflatebehandlingen holder på fargen.'],
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
      'Perlene er dyrket i ferskvann, og hver perle er unik.',
      'Hver perle er valgt for hånd etter form og glans.',
    ],
  },
} satisfies Partial<MaterialWords['materials']>
