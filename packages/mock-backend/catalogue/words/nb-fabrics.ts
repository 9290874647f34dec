import { nbHardMaterials } from './nb-hard-materials'
import type { MaterialWords } from './words-types'

export const nbFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskosekrepp',
    sentences: [
      'Viskosekreppen er tung og matt og glatter seg ut på hengeren.',
      'Kreppen har litt stretch og gir etter på de riktige stedene.',
    ],
  },
  viscose: {
    name: 'Viskose',
    sentences: ['Viskosen er vevd av trefiber og kjennes sval mot huden.', 'Den lette viskosen faller mykt og puster.'],
  },
  'linen-viscose': {
    name: 'Linblanding',
    sentences: ['Linet gir fasthet, viskosen mykhet.', 'Blandingen krøller mindre enn rent lin.'],
  },
  silk: {
    name: 'Silke',
    sentences: [
      'Silken veier 19 momme: den faller pent og puster.',
      'Morbærsilke svaler om sommeren og varmer om vinteren.',
    ],
  },
  satin: {
    name: 'Sateng',
    sentences: [
      'Satengen er vevd av viskose og resirkulert polyester og tåler maskinvask.',
      'Glansen er dempet, så satengen fungerer også til hverdags.',
    ],
  },
  lambswool: {
    name: 'Lammeull',
    sentences: [
      'Lammeullen er fra første klipp: myk, spenstig og varm.',
      'Lammeull støter fra seg smuss, så lufting er som regel nok.',
    ],
  },
  alpaca: {
    name: 'Alpakkablanding',
    sentences: [
      'Alpakka er lettere og varmere enn lammeull.',
      'Alpakka og merinoull gir en strikk som er myk mot kinnet.',
    ],
  },
  'cotton-knit': {
    name: 'Økologisk bomull',
    sentences: [
      'Den økologiske bomullen er tett strikket og holder fasongen.',
      'Bomullen kjennes frisk og tåler vaskemaskinen gang på gang.',
    ],
  },
  merino: {
    name: 'Merinoull',
    sentences: [
      'Den tynne merinoullen regulerer varmen ute og inne.',
      'Merinoullen er mulesingfri og så fin at den kan bæres rett på huden.',
    ],
  },
  cashmere: {
    name: 'Kasjmir',
    sentences: [
      'Kasjmiren er totråds og tett strikket, derfor nupper den så lite.',
      'Kasjmir blir mykere for hver vask; godt stelt varer den i mange år.',
    ],
  },
  jersey: {
    name: 'Økologisk bomull',
    sentences: [
      'Jerseyen i økologisk bomull veier 180 gram per kvadratmeter.',
      'Jerseyen er strikket av langfibret økologisk bomull, så overflaten holder seg glatt.',
    ],
  },
  linen: {
    name: 'Lin',
    sentences: [
      'Linet er dyrket i Europa og vasket mykt.',
      'Lin trekker til seg fuktighet og tørker fort, derfor er det sommerens beste stoff.',
    ],
  },
  poplin: {
    name: 'Bomullspoplin',
    sentences: [
      'Poplinen er vasket før den sys og er myk fra første stund.',
      'Den tette bomullspoplinen knitrer litt som ny og mykner vask for vask.',
    ],
  },
  flannel: {
    name: 'Bomullsflanell',
    sentences: ['Flanellen er børstet på begge sider.', 'Bomullsflanell er varm i det øyeblikket du tar den på.'],
  },
  wool: {
    name: 'Ullblanding',
    sentences: [
      'Ull med resirkulert polyester og et dryss kasjmir.',
      'Ullblandingen henger seg glatt på hengeren over natten.',
    ],
  },
  'wool-flannel': {
    name: 'Ullflanell',
    sentences: [
      'Ullflanellen er vevd i Italia og lett børstet.',
      'Overflaten er myk, og på nært hold ser du nyansene i garnet.',
    ],
  },
  'wool-cashmere': {
    name: 'Ull og kasjmir',
    sentences: [
      'Det dobbeltvevde stoffet av ull og kasjmir er varmt, men lett.',
      'Kasjmiren gjør ullen mykere, og kåpen beholder fastheten.',
    ],
  },
  pleats: {
    name: 'Resirkulert polyester',
    sentences: [
      'Stoffet er av resirkulert polyester, plisseen festes med varme og sitter i vask.',
      'Den resirkulerte polyesteren er matt og faller som viskose.',
    ],
  },
  'wool-blend': {
    name: 'Ullblanding',
    sentences: [
      'Ullblandingen holder fasongen og varmer i høstvinden.',
      'En fast ullblanding som faller pent og tåler slitasje.',
    ],
  },
  suiting: {
    name: 'Dresstoff',
    sentences: [
      'Dresstoffet er av ull, resirkulert polyester og litt stretch.',
      'Stoffet glatter seg ut i bruk og tåler skånsom vask.',
    ],
  },
  denim: {
    name: 'Denim',
    sentences: [
      'Denimen er av økologisk og resirkulert bomull, vekt 13 oz.',
      'Vannet går i kretsløp i vaskeriet, og slitasjen lages med ozon.',
    ],
  },
  voile: {
    name: 'Bomullsvoile',
    sentences: ['Bomullsvoilen er tynn og tett vevd.', 'Voilen er lett og tørker fort.'],
  },
  broderie: {
    name: 'Broderi anglaise',
    sentences: [
      'Hullbroderiet er sydd på tett bomull og tåler maskinvask.',
      'Under broderiet er det et tynt fôr der det trengs.',
    ],
  },
  chiffon: {
    name: 'Chiffon',
    sentences: [
      'Chiffonen er av resirkulert polyester: tynn, men slitesterk.',
      'Stoffet er gjennomskinnelig, ha en tynn topp under.',
    ],
  },
  velvet: {
    name: 'Fløyel',
    sentences: ['Viskosefløyelen har en dempet glans.', 'Luven på fløyelen er kort og tett.'],
  },
  corduroy: {
    name: 'Kordfløyel',
    sentences: [
      'Kordfløyelen er av økologisk bomull med brede, myke riller.',
      'Kordfløyel er varmt og kan vaskes i maskin.',
    ],
  },
  twill: {
    name: 'Bomullstwill',
    sentences: [
      'Twillen er vevd i kypert: slitesterk, men med fall.',
      'Den tette økologiske bomullen gir litt etter og glatter seg ut i bruk.',
    ],
  },
  cotton: {
    name: 'Økologisk bomull',
    sentences: [
      'Det tette økologiske bomullsstoffet holder formen og tåler maskinvask.',
      'Fôret er av samme økologiske bomull.',
    ],
  },
  boucle: {
    name: 'Bouclé',
    sentences: [
      'Bouclégarnet legger seg i løkker der luften holder seg varm.',
      'Bouclé av ull og alpakka, lett og veldig myk.',
    ],
  },
  gabardine: {
    name: 'Bomullsgabardin',
    sentences: [
      'Gabardinen er så tett vevd at regnet renner av.',
      'Den tette gabardinen avviser vann uten fluorkjemikalier.',
    ],
  },
  down: {
    name: 'Dun og resirkulert polyamid',
    sentences: [
      'Fyllet er 90\u00a0% andedun.',
      'Yttersiden er av resirkulert polyamid, og dunet varmer også når det er skikkelig kaldt.',
    ],
  },
  swim: {
    name: 'Resirkulert polyamid',
    sentences: [
      'Stoffet er av resirkulert polyamid og tåler klor og salt.',
      'Den tette trikoten går tilbake i form sommer etter sommer.',
    ],
  },
  terry: {
    name: 'Økologisk bomullsfrotté',
    sentences: [
      'Frottéen er av økologisk bomull, og de lange løkkene trekker fort til seg vann.',
      'Frottéen veier 400 gram per kvadratmeter: tykk og myk.',
    ],
  },
  waffle: {
    name: 'Vaffelbomull',
    sentences: [
      'Vaffelveven trekker til seg vann som frotté, men veier halvparten.',
      'Vaffelveven tørker fort og mykner for hver vask.',
    ],
  },
  ...nbHardMaterials,
}
