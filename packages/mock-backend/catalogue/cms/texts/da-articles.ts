import type { ArticleTexts } from '#catalogue/cms/cms-text-types'

export const daArticles: ArticleTexts = {
  print: {
    title: 'Fra akvarel til stof',
    description: 'Hvordan fjeldets blomster bliver til et kjolemønster.',
    teaser: 'Hvert mønster males i hånden. Sådan bliver en valmue til fyrre meter viskose.',
    alt: 'To blomstrede slå om-kjoler, marineblå og råhvid',
    intro: 'Mønstret begynder med et glas vand, tre pensler og en blomst, der ikke venter.',
    sections: [
      [
        'Først på papir',
        'Blomsterne males ude, ofte i ét stræk. Akvarel tilgiver intet, og netop derfor virker den: en kant, der er havnet lidt skævt, ser levende ud på stof.',
        'Til ét mønster skal der bruges femten blomster. Ti ender i papirkurven.',
      ],
      [
        'Så i rapport',
        'Billedet deles op, så øjet ikke finder samlingen. Det er det langsomste trin. Et godt mønster kendes på, at man ikke kan tælle det.',
      ],
      [
        'Og til sidst på kroppen',
        'Vi trykker på viskose i små serier og ser på hver farve ved vinduet, morgen og aften. Den marineblå bund blev valgt i november, den råhvide i juni.',
        'Se alle {wrapDresses|slå om-kjolerne}.',
      ],
    ],
  },
  pleats: {
    title: 'Plissering, der holder',
    description: 'Vask, ophæng og kuffert: sådan forbliver læggene skarpe.',
    teaser: 'Vask, ophæng og kuffert.',
    alt: 'Vinrød plisseret nederdel',
    intro: 'Læggene er fikseret med varme. Sådan holder de sig skarpe.',
    sections: [
      [
        'Vask i pose',
        'Rul nederdelen til en pølse langs læggene, træk den ind i et strømpebukseben, og læg den i vaskeposen. Tredive grader, langsom centrifugering.',
      ],
      [
        'Hæng den våd',
        'Vandet trækker læggene lige, når nederdelen hænger i linningen. Ingen tørretumbler, intet strygejern. Er kanten krøllet, så damp på afstand, og ret til med fingrene.',
      ],
      [
        'Rul den i kufferten',
        'Rul langs læggene, og læg nederdelen øverst i kufferten. Den er klar, når du kommer frem.',
        'Se {skirts|nederdelene}.',
      ],
    ],
  },
  leather: {
    title: 'Sådan plejer du læderet',
    description: 'Ti minutter, to gange om året.',
    teaser: 'Ti minutter, to gange om året.',
    alt: 'Cognacfarvede støvler i morgenlys',
    intro: 'Vegetabilsk garvet læder mørkner, bliver blødere og holder, hvis det får næring.',
    sections: [
      [
        'Rengør',
        'Børst støvet af med en tør børste. Tør pletter af med en fugtig klud, og lad læderet tørre ved stuetemperatur, aldrig på radiatoren.',
      ],
      [
        'Smør',
        'Tag en klat uparfumeret creme på størrelse med en ært, og gnid den ind i små cirkler. Vent ti minutter, og polér med en uldstrømpe. Prøv først et sted, hvor ingen ser det.',
      ],
      [
        'Opbevar',
        'Sko på skoblokke, tasken fyldt med papir i sin stofpose. Læder skal kunne ånde, så opbevar det ikke i plastik.',
        'Se {boots|støvlerne} og {bags|taskerne}.',
      ],
    ],
  },
  tailoring: {
    title: 'Sådan sidder blazeren',
    description: 'Skulder, ærme og ryg: tre steder, der afslører en god blazer.',
    teaser: 'Skulderen, ærmet og ryggen fortæller alt.',
    alt: 'En marineblå og en kamelfarvet blazer side om side',
    intro: 'En blazer sidder rigtigt, når du glemmer, at du har den på.',
    sections: [
      [
        'Begynd med skulderen',
        'Sømmen slutter, hvor skulderen slutter. Hænger den ud over armen, er størrelsen for stor. Kommer der en fordybning øverst på ærmet, er den for lille. Alt andet kan en skrædder rette, det her sjældent.',
      ],
      [
        'Se på ærme og ryg',
        'Ærmet slutter ved håndleddet og viser en centimeter skjorte. Knap blazeren, stræk armene frem, og vend dig om: kommer der en fold på tværs mellem skulderbladene, skal du have en størrelse større.',
        'Over en strik skal der være plads, over en skjorte ikke. Prøv den derfor med det, du faktisk har på indenunder.',
      ],
      [
        'Lad den hvile',
        'Uldflonel retter sig ud natten over på en bred bøjle. Børst, luft, og damp. En tur på renseriet om året er nok.',
        'Se {blazers|blazerne} og {trousers|bukserne}.',
      ],
    ],
  },
  wool: {
    title: 'Lad ulden hvile',
    description: 'Hvorfor god strik vaskes sjældent og opbevares foldet.',
    teaser: 'Luft, fnuller og møl: strikkens år.',
    alt: 'Foldet strik og sorte støvler på en stenblok',
    intro: 'Uld finder tilbage til formen, når strikken får lov at hvile natten over.',
    sections: [
      [
        'Luft i stedet for at vaske',
        'Læg strikken ved et åbent vindue natten over. Kold, fugtig luft tager lugten og retter fiberen ud. Et par gange i vask på en vinter er nok.',
      ],
      [
        'Fnuller hører med',
        'En ny strik fnulrer, hvor ærmet gnider mod siden. De løse fibre slipper i de første uger. Red dem af med en fnugkam, lad være med at rive. Så holder det op.',
      ],
      [
        'Fold og beskyt',
        'På bøjle bliver strikken lang, på hylden ikke. Læg den væk nyvasket til sommer sammen med et stykke cedertræ: møl søger mod pletter.',
        'Se {knitwear|al strik} og {scarves|tørklæderne}.',
      ],
    ],
  },
  layers: {
    title: 'Tre lag',
    description: 'Hvad du tager på, når det fryser udenfor og er sommer i bussen.',
    teaser: 'Tyndt, varmt, vindtæt. I den rækkefølge.',
    alt: 'Råhvid rullekravestrik, blå jeans, mosgrøn dunjakke, hvide sneakers og sennepsgul hue',
    intro: 'Om vinteren handler det ikke om meget tøj, men om den rigtige rækkefølge.',
    sections: [
      [
        'Tyndt inderst',
        'Merinould og silke fører fugten væk fra huden. Bomuld bliver våd og kold, og det mærker du først ved stoppestedet.',
      ],
      [
        'Luft i midten',
        'Varme er luft, der står stille. En kabelstrikket sweater holder på mere af den end to tynde, så længe frakken har plads. Prøv altid overtøj med strikken på.',
      ],
      [
        'Vindtæt yderst',
        'Uldfrakken rækker i byen, til det for alvor fryser. Så er det dun. Tørklæde, hue og handsker klarer resten, og dem kan du tage af i bussen.',
        'Se {coats|frakker og jakker}, {rollNecks|rullekraver} og {gloves|handsker}.',
      ],
    ],
  },
}
