import { daHardMaterials } from './da-hard-materials'
import type { MaterialWords } from './words-types'

export const daFabrics: MaterialWords['materials'] = {
  crepe: {
    name: 'Viskosecrepe',
    sentences: [
      'Viskosecrepen er tung og mat og krøller ikke i kufferten.',
      'Crepen har en smule stretch og giver efter de rigtige steder.',
    ],
  },
  viscose: {
    name: 'Viskose',
    sentences: [
      'Viskosen er vævet af certificeret træfiber og føles sval mod huden.',
      'Den lette viskose falder blødt og ånder.',
    ],
  },
  'linen-viscose': {
    name: 'Hørblanding',
    sentences: ['Hørren giver fasthed, viskosen blødhed.', 'Blandingen af hør og viskose krøller smukt og tilpas.'],
  },
  silk: {
    name: 'Silke',
    sentences: [
      'Silken vejer 19 momme: tung nok til at falde, tynd nok til at ånde.',
      'Morbærsilke køler om sommeren og varmer under en strik.',
    ],
  },
  satin: {
    name: 'Satin',
    sentences: [
      'Satinen er vævet af viskose og genanvendt polyester og tåler maskinvask.',
      'Glansen er dæmpet, mere måneskin end projektør.',
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
      'Alpaka er lettere og varmere end lammeuld og kradser ikke.',
      'Alpaka og merinould tilsammen er blødt mod kinden.',
    ],
  },
  'cotton-knit': {
    name: 'Økologisk bomuld',
    sentences: [
      'Den økologiske bomuld er tæt strikket og bliver ikke slap.',
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
      'Cashmere bliver blødere for hver vask; pas godt på den, så holder den i ti år.',
    ],
  },
  jersey: {
    name: 'Økologisk bomuld',
    sentences: [
      'Jerseyen i økologisk bomuld vejer 180 gram pr. kvadratmeter.',
      'Jerseyen er strikket af langfibret økologisk bomuld og fnulrer ikke.',
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
    sentences: ['Uldflonellen er vævet i Italien og let børstet.', 'Overfladen er blød, og farven skifter med lyset.'],
  },
  'wool-cashmere': {
    name: 'Uld og cashmere',
    sentences: [
      'Det dobbeltvævede stof af uld og cashmere er varmt, men let.',
      'Cashmeren gør ulden blødere uden at tage holdningen fra den.',
    ],
  },
  pleats: {
    name: 'Genanvendt polyester',
    sentences: [
      'Stoffet er af genanvendt polyester, den eneste fiber, hvor en plissering virkelig sidder.',
      'Den genanvendte polyester er mat og falder som viskose.',
    ],
  },
  'wool-blend': {
    name: 'Uldblanding',
    sentences: [
      'Uldblandingen holder læggene skarpe og varmer i efterårsblæsten.',
      'En fast uldblanding, der hverken er gennemsigtig eller bliver statisk.',
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
      'Denimen er af økologisk og genanvendt bomuld og vejer 13 ounces.',
      'Vandet genbruges i vaskeriet, og sliddet laves med ozon, ikke sand.',
    ],
  },
  voile: {
    name: 'Bomuldsvoile',
    sentences: [
      'Bomuldsvoilen er tynd som et lommetørklæde, men tæt som en skjorte.',
      'Voile rasler stille og tørrer på en time på snoren.',
    ],
  },
  broderie: {
    name: 'Broderi anglaise',
    sentences: [
      'Hulbroderiet er syet på tæt bomuld og tåler maskinvask.',
      'Broderiet er foret med tyndt stof, der hvor det er nødvendigt.',
    ],
  },
  chiffon: {
    name: 'Chiffon',
    sentences: [
      'Chiffonen er af genanvendt polyester: tynd, men ikke sart.',
      'Stoffet er let gennemsigtigt, tag en tynd top på under.',
    ],
  },
  velvet: {
    name: 'Velour',
    sentences: [
      'Viskosevelour, hvis farve bliver dybere for hver bevægelse.',
      'Luven er kort og tæt, så velouren ikke trykkes flad, når du sidder.',
    ],
  },
  corduroy: {
    name: 'Jernbanefløjl',
    sentences: [
      'Fløjlen er af økologisk bomuld med brede, bløde riller.',
      'Jernbanefløjl varmer som uld og vaskes som bomuld.',
    ],
  },
  twill: {
    name: 'Bomuldstwill',
    sentences: [
      'Twillen er vævet på skrå: slidstærk, men med fald.',
      'Den tætte økologiske bomuld giver lidt efter og glatter sig ud i brug.',
    ],
  },
  cotton: {
    name: 'Økologisk bomuld',
    sentences: [
      'Det tætte økologiske bomuldsstof holder formen og tåler maskinvask.',
      'Bomulden er foret med samme stof.',
    ],
  },
  boucle: {
    name: 'Bouclé',
    sentences: [
      'Bouclégarnet lægger sig i løkker, hvor luften bliver varm.',
      'Bouclé af uld og alpaka, let og blød som en sky.',
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
      'Fyldet er 90\u00a0% andedun fra ansvarlig produktion.',
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
      'Frottéen vejer 400 gram pr. kvadratmeter: solid, men ikke stiv.',
    ],
  },
  waffle: {
    name: 'Vaffelbomuld',
    sentences: [
      'Vaffelvævningen suger som frotté, men vejer det halve.',
      'Vaffelvævningen tørrer hurtigt og bliver blødere for hver vask.',
    ],
  },
  ...daHardMaterials,
}
