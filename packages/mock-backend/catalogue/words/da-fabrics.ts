import { daHardMaterials } from './da-hard-materials'
import type { MaterialWords } from './words-types'

export const daFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskosecrepe',
    sentences: [
      'Viskosecrepen er tung og mat og retter sig ud på bøjlen.',
      'Crepen har en smule stretch og giver efter de rigtige steder.',
    ],
  },
  viscose: {
    name: 'Viskose',
    sentences: ['Viskosen er vævet af træfiber og føles sval mod huden.', 'Den lette viskose falder blødt og ånder.'],
  },
  'linen-viscose': {
    name: 'Hørblanding',
    sentences: ['Hørren giver fasthed, viskosen blødhed.', 'Blandingen krøller mindre end ren hør.'],
  },
  silk: {
    name: 'Silke',
    sentences: [
      'Silken vejer 19 momme: den falder smukt og ånder.',
      'Morbærsilke køler om sommeren og varmer om vinteren.',
    ],
  },
  satin: {
    name: 'Satin',
    sentences: [
      'Satinen er vævet af viskose og genanvendt polyester og tåler maskinvask.',
      'Glansen er dæmpet, så satinen også kan bruges til hverdag.',
    ],
  },
  lambswool: {
    name: 'Lammeuld',
    sentences: [
      'Lammeulden er fra første klip: blød, spændstig og varm.',
      'Lammeuld afviser snavs, så luftning er som regel nok.',
    ],
  },
  alpaca: {
    name: 'Alpakablanding',
    sentences: [
      'Alpaka er lettere og varmere end lammeuld.',
      'Alpaka og merinould giver en strik, der er blød mod kinden.',
    ],
  },
  'cotton-knit': {
    name: 'Økologisk bomuld',
    sentences: [
      'Den økologiske bomuld er tæt strikket og holder formen.',
      'Bomulden føles frisk og tåler vaskemaskinen gang på gang.',
    ],
  },
  merino: {
    name: 'Merinould',
    sentences: [
      'Den tynde merinould regulerer varmen ude og inde.',
      'Merinoulden er mulesingfri og så fin, at den kan bæres direkte på huden.',
    ],
  },
  cashmere: {
    name: 'Cashmere',
    sentences: [
      'Cashmeren er totrådet og tæt strikket, derfor fnulrer den så lidt.',
      'Cashmere bliver blødere for hver vask; med god pleje holder den i mange år.',
    ],
  },
  jersey: {
    name: 'Økologisk bomuld',
    sentences: [
      'Jerseyen i økologisk bomuld vejer 180 gram pr. kvadratmeter.',
      'Jerseyen er strikket af langfibret økologisk bomuld, så overfladen forbliver glat.',
    ],
  },
  linen: {
    name: 'Hør',
    sentences: [
      'Hørren er dyrket i Europa og vasket blød.',
      'Hør suger fugt og tørrer hurtigt, derfor er det sommerens bedste stof.',
    ],
  },
  poplin: {
    name: 'Bomuldspoplin',
    sentences: [
      'Poplinen er vasket, før den bliver syet, og blød fra start.',
      'Den tætte bomuldspoplin knitrer lidt som ny og bliver blødere vask for vask.',
    ],
  },
  flannel: {
    name: 'Bomuldsflonel',
    sentences: ['Flonellen er børstet på begge sider.', 'Bomuldsflonel er varm i samme øjeblik, du tager den på.'],
  },
  wool: {
    name: 'Uldblanding',
    sentences: [
      'Uld med genanvendt polyester og et drys cashmere.',
      'Uldblandingen hænger sig glat på bøjlen natten over.',
    ],
  },
  'wool-flannel': {
    name: 'Uldflonel',
    sentences: [
      'Uldflonellen er vævet i Italien og let børstet.',
      'Overfladen er blød, og tæt på kan man se garnets nuancer.',
    ],
  },
  'wool-cashmere': {
    name: 'Uld og cashmere',
    sentences: [
      'Det dobbeltvævede stof af uld og cashmere er varmt, men let.',
      'Cashmeren gør ulden blødere, og frakken beholder sin fasthed.',
    ],
  },
  pleats: {
    name: 'Genanvendt polyester',
    sentences: [
      'Stoffet er af genanvendt polyester, plisseringen fikseres med varme og holder i vask.',
      'Den genanvendte polyester er mat og falder som viskose.',
    ],
  },
  'wool-blend': {
    name: 'Uldblanding',
    sentences: [
      'Uldblandingen holder formen og varmer i efterårsblæsten.',
      'En fast uldblanding, der falder pænt og tåler slid.',
    ],
  },
  suiting: {
    name: 'Habitstof',
    sentences: [
      'Habitstoffet er af uld, genanvendt polyester og lidt stretch.',
      'Stoffet retter sig ud i brug og tåler skånevask.',
    ],
  },
  denim: {
    name: 'Denim',
    sentences: [
      'Denimen er af økologisk og genanvendt bomuld, vægt 13 oz.',
      'Vandet genbruges i vaskeriet, og sliddet laves med ozon.',
    ],
  },
  voile: {
    name: 'Bomuldsvoile',
    sentences: ['Bomuldsvoilen er tynd og tæt vævet.', 'Voilen er let og tørrer hurtigt.'],
  },
  broderie: {
    name: 'Broderi anglaise',
    sentences: [
      'Hulbroderiet er syet på tæt bomuld og tåler maskinvask.',
      'Under broderiet er der et tyndt for, hvor det er nødvendigt.',
    ],
  },
  chiffon: {
    name: 'Chiffon',
    sentences: [
      'Chiffonen er af genanvendt polyester: tynd, men slidstærk.',
      'Stoffet er let gennemsigtigt, tag en tynd top på under.',
    ],
  },
  velvet: {
    name: 'Velour',
    sentences: ['Viskosevelouren har en dæmpet glans.', 'Velourens luv er kort og tæt.'],
  },
  corduroy: {
    name: 'Jernbanefløjl',
    sentences: [
      'Fløjlen er af økologisk bomuld med brede, bløde riller.',
      'Jernbanefløjl er varmt og kan vaskes i maskine.',
    ],
  },
  twill: {
    name: 'Bomuldstwill',
    sentences: [
      'Twillen er vævet i kiper: slidstærk, men med fald.',
      'Den tætte økologiske bomuld giver lidt efter og glatter sig ud i brug.',
    ],
  },
  cotton: {
    name: 'Økologisk bomuld',
    sentences: [
      'Det tætte økologiske bomuldsstof holder formen og tåler maskinvask.',
      'Foret er af samme økologiske bomuld.',
    ],
  },
  boucle: {
    name: 'Bouclé',
    sentences: [
      'Bouclégarnet lægger sig i løkker, der holder på varmen.',
      'Bouclé af uld og alpaka, let og meget blød.',
    ],
  },
  gabardine: {
    name: 'Bomuldsgabardine',
    sentences: [
      'Gabardinen er så tæt vævet, at regnen løber af.',
      'Den tætte gabardine afviser vand uden fluorkemikalier.',
    ],
  },
  down: {
    name: 'Dun og genanvendt polyamid',
    sentences: [
      'Fyldet er 90\u00a0% andedun.',
      'Ydersiden er af genanvendt polyamid, og dunene varmer, også når det er rigtig koldt.',
    ],
  },
  swim: {
    name: 'Genanvendt polyamid',
    sentences: [
      'Stoffet er af genanvendt polyamid og tåler klor og salt.',
      'Den tætte jersey finder formen igen sommer efter sommer.',
    ],
  },
  terry: {
    name: 'Økologisk bomuldsfrotté',
    sentences: [
      'Frottéen er af økologisk bomuld, og de lange løkker suger hurtigt vand.',
      'Frottéen vejer 400 gram pr. kvadratmeter: tyk og blød.',
    ],
  },
  waffle: {
    name: 'Vaffelbomuld',
    sentences: [
      'Det vaffelvævede stof suger lige så godt som frotté, men vejer det halve.',
      'Det vaffelvævede stof tørrer hurtigt og bliver blødere for hver vask.',
    ],
  },
  ...daHardMaterials,
}
