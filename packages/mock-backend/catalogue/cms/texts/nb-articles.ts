import type { ArticleTexts } from '#catalogue/cms/cms-text-types'

export const nbArticles: ArticleTexts = {
  print: {
    title: 'Fra akvarell til stoff',
    description: 'Hvordan fjellets blomster blir til et kjolemønster.',
    teaser: 'Hvert mønster males for hånd. Slik blir en valmue til førti meter viskose.',
    alt: 'To blomstrete omslagskjoler, marineblå og naturhvit',
    intro: 'Mønsteret begynner med et glass vann, tre pensler og en blomst som ikke venter.',
    sections: [
      [
        'Først på papir',
        'Blomstene males ute, ofte i ett strekk. Akvarell tilgir ingenting, og nettopp derfor virker den: en kant som har havnet litt skjevt, ser levende ut på stoff.',
        'Til ett mønster trengs det femten blomster. Ti havner i papirkurven.',
      ],
      [
        'Så i rapport',
        'Bildet deles opp slik at øyet ikke finner skjøten. Det er det langsomste trinnet. Et godt mønster kjenner du på at du ikke klarer å telle det.',
      ],
      [
        'Og til slutt på kroppen',
        'Vi trykker på viskose i små serier og ser på hver farge ved vinduet, morgen og kveld. Den marineblå bunnen ble valgt i november, den naturhvite i juni.',
        'Se alle {wrapDresses|omslagskjolene}.',
      ],
    ],
  },
  pleats: {
    title: 'Plissé som holder',
    description: 'Vask, oppheng og koffert: slik holder foldene seg skarpe.',
    teaser: 'Vask, oppheng og koffert.',
    alt: 'Vinrødt plissert skjørt',
    intro: 'Foldene er festet med varme. Slik holder de seg skarpe.',
    sections: [
      [
        'Vask i pose',
        'Rull skjørtet til en pølse langs foldene, tre det inn i et strømpebukseben og legg det i vaskeposen. Tretti grader, langsom sentrifugering.',
      ],
      [
        'Heng det vått',
        'Vannet trekker foldene rette når skjørtet henger etter linningen. Ingen tørketrommel, ikke noe strykejern. Har falden krøllet seg, så damp på avstand og rett til med fingrene.',
      ],
      [
        'Rull det i kofferten',
        'Rull langs foldene og legg skjørtet øverst i kofferten. Det er klart når du kommer frem.',
        'Se {skirts|skjørtene}.',
      ],
    ],
  },
  leather: {
    title: 'Slik steller du skinnet',
    description: 'Ti minutter, to ganger i året.',
    teaser: 'Ti minutter, to ganger i året.',
    alt: 'Konjakkbrune støvletter i morgenlys',
    intro: 'Vegetabilsk garvet skinn mørkner, mykner og varer, hvis det får næring.',
    sections: [
      [
        'Rengjør',
        'Børst bort støvet med en tørr børste. Tørk av flekker med en fuktig klut og la skinnet tørke i romtemperatur, aldri på ovnen.',
      ],
      [
        'Smør',
        'Ta en klatt uparfymert krem på størrelse med en ert og gni inn i små sirkler. Vent ti minutter og poler med en ullsokk. Prøv først der ingen ser det.',
      ],
      [
        'Oppbevar',
        'Sko på skoblokker, vesken fylt med papir i tøyposen sin. Skinn må få puste, så ikke oppbevar det i plast.',
        'Se {boots|støvlettene} og {bags|veskene}.',
      ],
    ],
  },
  tailoring: {
    title: 'Slik skal blazeren sitte',
    description: 'Skulder, erme og rygg: tre steder som avslører en god blazer.',
    teaser: 'Skulderen, ermet og ryggen forteller alt.',
    alt: 'En marineblå og en kamelfarget blazer side om side',
    intro: 'En blazer sitter riktig når du glemmer at du har den på.',
    sections: [
      [
        'Begynn med skulderen',
        'Sømmen slutter der skulderen slutter. Henger den ut over armen, er størrelsen for stor. Blir det en grop øverst på ermet, er den for liten. Alt annet kan en skredder rette på, dette sjelden.',
      ],
      [
        'Se på erme og rygg',
        'Ermet slutter ved håndleddet og viser en centimeter skjorte. Knepp blazeren, strekk armene frem og snu deg: blir det en fold på tvers mellom skulderbladene, trenger du en størrelse større.',
        'Over en genser trengs det plass, over en skjorte ikke. Prøv derfor med det du faktisk har under.',
      ],
      [
        'La den hvile',
        'Ullflanell retter seg ut over natten på en bred kleshenger. Børst, luft og damp. Én tur på renseriet i året er nok.',
        'Se {blazers|blazerne} og {trousers|buksene}.',
      ],
    ],
  },
  wool: {
    title: 'La ullen hvile',
    description: 'Hvorfor en god genser vaskes sjelden og oppbevares brettet.',
    teaser: 'Lufting, nupper og møll: genserens år.',
    alt: 'Brettede gensere og svarte støvletter på en steinblokk',
    intro: 'Ull finner tilbake til formen når genseren får hvile over natten.',
    sections: [
      [
        'Luft i stedet for å vaske',
        'Legg genseren ved et åpent vindu over natten. Kald, fuktig luft tar lukten og retter ut fiberen. Et par vasker i løpet av vinteren er nok.',
      ],
      [
        'Nupper hører med',
        'En ny genser nupper der ermet gnisser mot siden. De løse fibrene slipper de første ukene. Gre dem bort med en strikkekam, ikke dra. Så gir det seg.',
      ],
      [
        'Brett og beskytt',
        'På henger blir genseren lang, i hylla ikke. Legg den bort nyvasket til sommeren, med en bit sedertre: møll søker seg til flekker.',
        'Se {knitwear|genserne} og {scarves|skjerfene}.',
      ],
    ],
  },
  layers: {
    title: 'Tre lag',
    description: 'Hva du har på deg når det er kuldegrader ute og sommer på bussen.',
    teaser: 'Tynt, varmt, vindtett. I den rekkefølgen.',
    alt: 'Naturhvit høyhalset genser, blå jeans, mosegrønn dunjakke, hvite sneakers og sennepsgul lue',
    intro: 'Om vinteren handler det ikke om å ha mye på seg, men om riktig rekkefølge.',
    sections: [
      [
        'Tynt innerst',
        'Merinoull og silke leder fukten bort fra huden. Bomull blir våt og kald, og det merker du først på holdeplassen.',
      ],
      [
        'Luft i midten',
        'Varme er luft som står stille. En kabelstrikket genser holder på mer av den enn to tynne, så lenge kåpen har plass. Prøv alltid ytterplagget med genseren på.',
      ],
      [
        'Vindtett ytterst',
        'Ullkåpen holder i byen ned til ti minus, deretter er det dun. Skjerf, lue og hansker tar seg av resten, og dem kan du ta av på bussen.',
        'Se {coats|kåper og jakker}, {rollNecks|høyhalsede gensere} og {gloves|hansker}.',
      ],
    ],
  },
}
