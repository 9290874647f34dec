import type { MaterialWords } from './words-types'

export const daMaterials: MaterialWords = {
  materials: {
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
      sentences: [
        'Uldflonellen er vævet i Italien og let børstet.',
        'Overfladen er blød, og farven skifter med lyset.',
      ],
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
    leather: {
      name: 'Læder',
      sentences: [
        'Læderet er vegetabilsk garvet og bliver smukt mørkere med årene.',
        'Fuldnarvet læder viser livets spor, så ikke to er helt ens.',
      ],
    },
  },
  fibres: {
    viscose: 'viskose',
    elastane: 'elastan',
    linen: 'hør',
    silk: 'silke',
    'recycled-polyester': 'genanvendt polyester',
    lambswool: 'lammeuld',
    alpaca: 'alpaka',
    merino: 'merinould',
    cashmere: 'cashmere',
    'recycled-polyamide': 'genanvendt polyamid',
    'organic-cotton': 'økologisk bomuld',
    'recycled-cotton': 'genanvendt bomuld',
    wool: 'uld',
    leather: 'læder',
  },
  care: {
    delicate: 'Skånevask ved 30 grader, hæng til tørre.',
    silk: 'Håndvask i lunkent vand med silkevaskemiddel. Stryges fugtig fra vrangen.',
    wool: 'Luft hellere end at vaske. Uldprogram ved 30 grader, tørres fladt.',
    cotton: 'Maskinvask ved 40 grader med lignende farver.',
    linen: 'Maskinvask ved 40 grader, stryges fugtig eller slet ikke.',
    'dry-clean': 'Børst og damp. Renses kun ved behov.',
    denim: 'Vask sjældent, med vrangen ud ved 30 grader. Kan smitte af i begyndelsen.',
    pleats: 'Vaskes i pose ved 30 grader, hænges våd i linningen.',
    leather: 'Tør af og plej med uparfumeret lædercreme to gange om året.',
  },
  fits: {
    regular: { name: 'Normal', sentence: 'Normal i størrelsen: vælg den, du plejer.' },
    loose: { name: 'Løs', sentence: 'Stor i størrelsen. Gå en størrelse ned, hvis du vil have en smallere linje.' },
    slim: { name: 'Smal', sentence: 'Lille i størrelsen. Er du mellem to, så vælg den største.' },
    none: { name: 'Normal', sentence: 'Målene følger størrelsesguiden.' },
  },
  prints: {
    floral: [
      'Blomsterne er malet i akvarel og trykt, så gentagelsen ikke ses.',
      'Mønstret fortsætter hen over sømmene, og det er syerskens håndværk.',
    ],
    stripe: ['Striberne varierer lidt i bredden, som trukket i hånden.', 'Striben går gennem stoffet og falmer ikke.'],
    check: [
      'Ternet er tegnet, så skalaen også fungerer tæt på.',
      'Ternet er vævet af farvet garn, så farven er den samme på vrangen.',
    ],
    dot: [
      'Prikkerne er små og lidt ujævne, som malet med pensel.',
      'Tilpas rolige prikker til hverdag, tilpas glade til fest.',
    ],
    animal: [
      'Mønstret er blødt som en ægte pels: ikke to pletter er ens.',
      'Leopard er med årene blevet en neutral farve, der går til alt.',
    ],
    abstract: [
      'Brede penselstrøg, malet i hånden, før de blev trykt på stoffet.',
      'Mønstret er stort, så hvert stykke tøj er klippet lidt forskelligt.',
    ],
  },
  styling: {
    dress: [
      'Bær den med støvler og blazer, så holder kjolen langt ind i efteråret.',
      'Til aftenen er øreringe og en lille taske nok.',
      'En tyk strik over, og kjolen bliver hverdag.',
      'Med sneakers bliver den weekendens nemmeste valg.',
    ],
    upper: [
      'Stop forkanten ned i et par jeans med høj talje.',
      'Smuk til en plisseret nederdel.',
      'Bær den under blazeren eller alene med opsmøgede ærmer.',
      'Vide bukser og læderstøvler klarer resten.',
    ],
    layer: [
      'Bær den åben over en strik, eller knap den og slå et halstørklæde om halsen.',
      'Nederdel eller bukser i samme tone gør det til et sæt.',
      'Bedst til jeans og hvid skjorte.',
      'Over en silkekjole mødes hverdag og fest.',
    ],
    lower: [
      'En glat strik og støvler holder linjen lang.',
      'Poplinskjorte i, blazer over, færdig.',
      'En kabelstrikket sweater balancerer vidden.',
      'Afslappet med T-shirt og sneakers, festligt med silkebluse.',
    ],
    shoe: [
      'Til jeans, kjoler og alt derimellem.',
      'En tyk strømpe og en midinederdel gør dem til vinterens favorit.',
      'Pæne til bukser med pressefold, uventede til slipkjole.',
      'Imprægnér før den første regn.',
    ],
    accessory: [
      'En god gave, når du er i tvivl om størrelsen.',
      'En enkelt farve er nok til at løfte et roligt outfit.',
      'Passer lige så godt til uldfrakken som til denimjakken.',
      'Farverne er valgt, så de passer sammen med hele kollektionen.',
    ],
  },
}
