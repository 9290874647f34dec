import type { MaterialWords } from './words-types'

export const nbMaterials: MaterialWords = {
  materials: {
    crepe: {
      name: 'Viskosekrepp',
      sentences: [
        'Viskosekreppen er tung og matt og krøller ikke i kofferten.',
        'Kreppen har litt stretch og gir etter på de riktige stedene.',
      ],
    },
    viscose: {
      name: 'Viskose',
      sentences: [
        'Viskosen er vevd av sertifisert trefiber og kjennes sval mot huden.',
        'Den lette viskosen faller mykt og puster.',
      ],
    },
    'linen-viscose': {
      name: 'Linblanding',
      sentences: ['Linet gir fasthet, viskosen mykhet.', 'Blandingen av lin og viskose krøller seg pent og passe mye.'],
    },
    silk: {
      name: 'Silke',
      sentences: [
        'Silken veier 19 momme: tung nok til å falle, tynn nok til å puste.',
        'Morbærsilke svaler om sommeren og varmer under en genser.',
      ],
    },
    satin: {
      name: 'Sateng',
      sentences: [
        'Satengen er vevd av viskose og resirkulert polyester og tåler maskinvask.',
        'Glansen er dempet, mer måneskinn enn lyskaster.',
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
        'Alpakka er lettere og varmere enn lammeull og klør ikke.',
        'Alpakka og merinoull sammen blir mykt mot kinnet.',
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
        'Kasjmir blir mykere for hver vask; stell den godt, så varer den i ti år.',
      ],
    },
    jersey: {
      name: 'Økologisk bomull',
      sentences: [
        'Jerseyen i økologisk bomull veier 180 gram per kvadratmeter.',
        'Jerseyen er strikket av langfibret økologisk bomull og nupper ikke.',
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
        'Den tette bomullspoplinen rasler litt som ny og mykner vask for vask.',
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
        'Ullblandingen henger seg ut på hengeren over natten.',
      ],
    },
    'wool-flannel': {
      name: 'Ullflanell',
      sentences: ['Ullflanellen er vevd i Italia og lett børstet.', 'Overflaten er myk, og fargen skifter med lyset.'],
    },
    'wool-cashmere': {
      name: 'Ull og kasjmir',
      sentences: [
        'Det dobbeltvevde stoffet av ull og kasjmir er varmt, men lett.',
        'Kasjmiren gjør ullen mykere uten å ta fra den holdningen.',
      ],
    },
    pleats: {
      name: 'Resirkulert polyester',
      sentences: [
        'Stoffet er av resirkulert polyester, den eneste fiberen der en plissé virkelig sitter.',
        'Den resirkulerte polyesteren er matt og faller som viskose.',
      ],
    },
    'wool-blend': {
      name: 'Ullblanding',
      sentences: [
        'Ullblandingen holder foldene skarpe og varmer i høstvinden.',
        'En fast ullblanding som verken er gjennomsiktig eller blir statisk.',
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
        'Denimen er av økologisk og resirkulert bomull og veier 13 unser.',
        'Vannet går i kretsløp i vaskeriet, og slitasjen lages med ozon, ikke sand.',
      ],
    },
    leather: {
      name: 'Skinn',
      sentences: [
        'Skinnet er vegetabilsk garvet og mørkner vakkert med årene.',
        'Fullnarvet skinn viser spor av livet, så ingen eksemplarer er helt like.',
      ],
    },
  },
  fibres: {
    viscose: 'viskose',
    elastane: 'elastan',
    linen: 'lin',
    silk: 'silke',
    'recycled-polyester': 'resirkulert polyester',
    lambswool: 'lammeull',
    alpaca: 'alpakka',
    merino: 'merinoull',
    cashmere: 'kasjmir',
    'recycled-polyamide': 'resirkulert polyamid',
    'organic-cotton': 'økologisk bomull',
    'recycled-cotton': 'resirkulert bomull',
    wool: 'ull',
    leather: 'skinn',
  },
  care: {
    delicate: 'Skånsom vask på 30 grader, heng til tørk.',
    silk: 'Håndvask i lunkent vann med silkevaskemiddel. Strykes fuktig fra vrangen.',
    wool: 'Luft heller enn å vaske. Ullprogram på 30 grader, tørkes flatt.',
    cotton: 'Maskinvask på 40 grader med lignende farger.',
    linen: 'Maskinvask på 40 grader, strykes fuktig eller ikke i det hele tatt.',
    'dry-clean': 'Børst og damp. Renses bare ved behov.',
    denim: 'Vask sjelden, med vrangen ut på 30 grader. Kan smitte av i starten.',
    pleats: 'Vaskes i pose på 30 grader, henges våt etter linningen.',
    leather: 'Tørk av og stell med uparfymert skinnkrem to ganger i året.',
  },
  fits: {
    regular: { name: 'Normal', sentence: 'Normal i størrelsen: velg den du pleier å bruke.' },
    loose: { name: 'Vid', sentence: 'Stor i størrelsen. Gå ned en størrelse hvis du vil ha en smalere linje.' },
    slim: { name: 'Smal', sentence: 'Liten i størrelsen. Er du mellom to, velg den største.' },
    none: { name: 'Normal', sentence: 'Målene følger størrelsesguiden.' },
  },
  prints: {
    floral: [
      'Blomstene er malt i akvarell og trykket slik at gjentakelsen ikke synes.',
      'Mønsteret fortsetter over sømmene, og det er syerskens håndverk.',
    ],
    stripe: ['Stripene varierer litt i bredde, som trukket for hånd.', 'Stripen går gjennom stoffet og blekner ikke.'],
    check: [
      'Ruten er tegnet slik at skalaen fungerer også på nært hold.',
      'Ruten er vevd av farget garn, så fargen er den samme på vrangen.',
    ],
    dot: [
      'Prikkene er små og litt ujevne, som laget med pensel.',
      'Passe rolige prikker til hverdags, passe glade til fest.',
    ],
    animal: [
      'Mønsteret er mykt som en ekte pels: ingen flekker er like.',
      'Leopard har med årene blitt en nøytral farge som går til alt.',
    ],
    abstract: [
      'Brede penselstrøk, malt for hånd før de ble trykket på stoffet.',
      'Mønsteret er stort, så hvert plagg er klippet litt forskjellig.',
    ],
  },
  styling: {
    dress: [
      'Bær den med støvletter og blazer, så varer kjolen langt utover høsten.',
      'Til kvelden holder det med øredobber og en liten veske.',
      'En tykk genser over, og kjolen blir hverdag.',
      'Med sneakers blir den helgens enkleste valg.',
    ],
    upper: [
      'Stikk framkanten ned i et par jeans med høyt liv.',
      'Fin til et plissert skjørt.',
      'Bær den under blazeren eller alene med oppbrettede ermer.',
      'Vide bukser og skinnstøvletter gjør resten.',
    ],
    layer: [
      'Bær den åpen over en genser, eller knepp igjen og surr et skjerf rundt halsen.',
      'Med skjørt eller bukser i samme tone blir det en drakt.',
      'På sitt beste til jeans og hvit skjorte.',
      'Over en silkekjole møtes hverdag og fest.',
    ],
    lower: [
      'En glatt genser og støvletter holder linjen lang.',
      'Poplinskjorte nedi, blazer over, ferdig.',
      'En kabelstrikket genser balanserer vidden.',
      'Avslappet med t-skjorte og sneakers, festlig med silkebluse.',
    ],
    shoe: [
      'Til jeans, kjoler og alt imellom.',
      'En tykk sokk og et midiskjørt gjør dem til vinterens favoritt.',
      'Pene til pressbukser, uventede til slipkjole.',
      'Impregner før det første regnet.',
    ],
    accessory: [
      'En fin gave når du er usikker på størrelsen.',
      'Én farge er nok til å løfte et rolig antrekk.',
      'Passer like godt til ullkåpen som til olajakken.',
      'Fargene er valgt for å gå sammen med hele kolleksjonen.',
    ],
  },
}
