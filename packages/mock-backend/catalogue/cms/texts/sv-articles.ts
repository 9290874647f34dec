import type { ArticleTexts } from '#catalogue/cms/cms-text-types'

export const svArticles: ArticleTexts = {
  print: {
    title: 'Från akvarell till tyg',
    description: 'Hur fjällets blommor blir ett klänningsmönster.',
    teaser: 'Varje mönster målas för hand. Så blir en vallmo fyrtio meter viskos.',
    alt: 'Två blommiga omlottklänningar, marinblå och benvit',
    intro: 'Mönstret börjar med ett glas vatten, tre penslar och en blomma som inte väntar.',
    sections: [
      [
        'Först på papper',
        'Blommorna målas ute, ofta i ett svep. Akvarell förlåter inget, och just därför fungerar den: en kant som hamnat lite snett ser levande ut på tyg.',
        'Till ett mönster behövs femton blommor. Tio hamnar i papperskorgen.',
      ],
      [
        'Sedan i rapport',
        'Bilden delas upp så att ögat inte hittar skarven. Det är det långsammaste steget. Ett bra mönster känns igen på att upprepningarna inte går att räkna.',
      ],
      [
        'Och till slut på kroppen',
        'Vi trycker på viskos i små serier och tittar på varje färg vid fönstret, morgon och kväll. Den marinblå botten valdes i november, den benvita i juni.',
        'Se alla {wrapDresses|omlottklänningar}.',
      ],
    ],
  },
  pleats: {
    title: 'Plissé som håller',
    description: 'Tvätt, upphängning och resväska: så förblir vecken skarpa.',
    teaser: 'Tvätt, upphängning och resväska.',
    alt: 'Vinröd plisserad kjol',
    intro: 'Vecken är fixerade med värme. Så håller de sig skarpa.',
    sections: [
      [
        'Tvätta i påse',
        'Rulla kjolen till en korv längs vecken, trä den i ett strumpbyxben och lägg den i tvättpåsen. Trettio grader, långsam centrifugering.',
      ],
      [
        'Häng den blöt',
        'Vattnet drar vecken raka när kjolen hänger i linningen. Ingen torktumlare, inget strykjärn. Har fållen dragit sig, ånga på avstånd och rätta till med fingrarna.',
      ],
      [
        'Rulla den i väskan',
        'Rulla längs vecken och lägg kjolen överst i resväskan. Den är klar när du kommer fram.',
        'Se {skirts|kjolarna}.',
      ],
    ],
  },
  leather: {
    title: 'Så vårdar du lädret',
    description: 'Tio minuter, två gånger om året.',
    teaser: 'Tio minuter, två gånger om året.',
    alt: 'Konjaksbruna boots i morgonljus',
    intro: 'Vegetabiliskt garvat läder mörknar, mjuknar och håller om du vårdar det.',
    sections: [
      [
        'Rengör',
        'Borsta bort dammet med en torr borste. Torka fläckar med en fuktig trasa och låt torka i rumstemperatur, aldrig på elementet.',
      ],
      [
        'Smörj',
        'Ta en ärtstor klick oparfymerad kräm och gnid in i små cirklar. Vänta tio minuter och polera med en ullstrumpa. Prova först där ingen ser.',
      ],
      [
        'Förvara',
        'Skor på skoblock, väskan fylld med papper i sin tygpåse. Läder behöver andas, så förvara det inte i plast.',
        'Se {boots|boots} och {bags|väskor}.',
      ],
    ],
  },
  tailoring: {
    title: 'Så ska kavajen sitta',
    description: 'Axel, ärm och rygg: tre ställen som avslöjar en bra kavaj.',
    teaser: 'Axeln, ärmen och ryggen berättar allt.',
    alt: 'En marinblå och en kamelfärgad kavaj sida vid sida',
    intro: 'En kavaj sitter rätt när man glömmer att man har den på sig.',
    sections: [
      [
        'Börja med axeln',
        'Sömmen slutar där axeln slutar. Hänger den ut över armen är storleken för stor, blir det en grop upptill på ärmen är den för liten. Allt annat kan en skräddare ändra, det här sällan.',
      ],
      [
        'Titta på ärm och rygg',
        'Ärmen slutar vid handleden och visar en centimeter skjorta. Knäpp kavajen, sträck fram armarna och vänd dig om: blir det ett tvärgående veck mellan skulderbladen behöver du en storlek större.',
        'Över en stickad tröja behövs det plats, över en skjorta inte. Prova alltså med det du faktiskt har under.',
      ],
      [
        'Låt den vila',
        'Ullflanell rätar ut sig över natten på en bred galge. Borsta, vädra och ånga. Kemtvätt räcker en gång om året.',
        'Se {blazers|kavajerna} och {trousers|byxorna}.',
      ],
    ],
  },
  wool: {
    title: 'Låt ullen vila',
    description: 'Varför en bra tröja tvättas sällan och förvaras vikt.',
    teaser: 'Vädring, noppor och mal: tröjans år.',
    alt: 'Vikta tröjor och svarta boots på ett block av sten',
    intro: 'Ull hittar tillbaka till formen när tröjan får vila över natten.',
    sections: [
      [
        'Vädra i stället för att tvätta',
        'Lägg tröjan vid ett öppet fönster över natten. Kall, fuktig luft tar lukten och rätar ut fibern. Tvätt räcker ett par gånger per vinter.',
      ],
      [
        'Noppor hör till',
        'En ny tröja noppar sig där ärmen skaver mot sidan. De lösa fibrerna släpper under de första veckorna. Kamma bort dem med en noppkam, dra inte. Sedan slutar det.',
      ],
      [
        'Vik och skydda',
        'På galge blir tröjan lång, på hyllan inte. Lägg undan den ren över sommaren, med en bit cederträ: mal söker sig till fläckar.',
        'Se {knitwear|allt stickat} och {scarves|halsdukarna}.',
      ],
    ],
  },
  layers: {
    title: 'Tre lager',
    description: 'Vad man har på sig när det är minusgrader ute och sommar på bussen.',
    teaser: 'Tunt, varmt, vindtätt. I den ordningen.',
    alt: 'Benvit polotröja, blå jeans, mossgrön dunjacka, vita sneakers och senapsgul mössa',
    intro: 'På vintern handlar det inte om att ha mycket på sig, utan om rätt ordning.',
    sections: [
      [
        'Tunt närmast kroppen',
        'Merinoull och siden leder bort fukten från huden. Bomull förblir blöt och kall, och det märks först vid hållplatsen.',
      ],
      [
        'Luft i mitten',
        'Värme är luft som står stilla. En kabelstickad tröja håller kvar mer av den än två tunna, så länge kappan har plats. Prova alltid ytterplagget med tröjan på.',
      ],
      [
        'Vindtätt ytterst',
        'Ylle räcker i stan ner till tio minus, därefter tar man dun. Halsduk, mössa och handskar sköter resten, och dem kan man ta av på bussen.',
        'Se {coats|kappor och jackor}, {rollNecks|polotröjor} och {gloves|handskar}.',
      ],
    ],
  },
}
