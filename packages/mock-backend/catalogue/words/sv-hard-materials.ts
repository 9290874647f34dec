import type { MaterialWords } from './words-types'

/** Leather, straw, metal and other materials that are not fabric. */
export const svHardMaterials = {
  leather: {
    name: 'Läder',
    sentences: [
      'Lädret är vegetabiliskt garvat och mörknar vackert med åren.',
      'Fullnarvigt läder visar sin naturliga narv, så varje exemplar är unikt.',
      'Lädret är genomfärgat, så slitage syns mindre.',
      'Lädret kommer från ett italienskt garveri som renar sitt vatten.',
      'Ytan är behandlad med vax som skyddar mot lätt regn.',
    ],
  },
  nappa: {
    name: 'Nappaskinn',
    sentences: [
      'Nappan är ett mjukt fårskinn som formar sig efter dig.',
      'Det tunna nappaskinnet känns som ditt från första stund.',
    ],
  },
  suede: {
    name: 'Mocka',
    sentences: ['Den finslipade mockan känns som sammet.', 'Mockan är skyddad mot lätt regn redan från början.'],
  },
  patent: {
    name: 'Lackskinn',
    sentences: [
      'Den spegelblanka lacken torkas ren med en fuktig duk.',
      'Lackskinn fångar ljuset och klarar en regnig dag.',
    ],
  },
  canvas: {
    name: 'Canvas och läder',
    sentences: [
      'Den kraftiga bomullscanvasen tål matkassar och läderbotten skyddar hörnen.',
      'Canvasen mjuknar med tiden utan att tappa formen.',
    ],
  },
  felt: {
    name: 'Ullfilt',
    sentences: ['Filten är pressad av ull och stöter bort fukt.', 'Den täta ullfilten värmer utan att bli tung.'],
  },
  straw: {
    name: 'Halm',
    sentences: ['Halmen är flätad till band och sydd varv för varv.', 'Naturlig halm är lätt och andas i värmen.'],
  },
  acetate: {
    name: 'Acetat',
    sentences: [
      'Acetatet är gjort av bomull och trä och polerat för hand.',
      'Det växtbaserade acetatet är varmt mot huden och lätt på näsan.',
    ],
  },
  steel: {
    name: 'Rostfritt stål',
    sentences: ['Den tunna stålbågen är lätt och tål att böjas.', 'Stålets ytbehandling håller färgen.'],
  },
  plated: {
    name: 'Återvunnen mässing',
    sentences: [
      'Mässingen är återvunnen och pläterad med ett tjockt lager ädelmetall.',
      'Pläteringen är två mikrometer tjock, så färgen sitter.',
    ],
  },
  'river-pearl': {
    name: 'Sötvattenspärlor',
    sentences: [
      'Pärlorna är odlade i sötvatten, och varje pärla är unik.',
      'Varje pärla är utvald för hand efter form och lyster.',
    ],
  },
} satisfies Partial<MaterialWords['materials']>
