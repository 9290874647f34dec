import type { ArticleTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

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
    intro: 'En plissering er et minde, der er brændt ind i stoffet. Behandl den derefter.',
    sections: [
      [
        'Vask i pose',
        'Rul nederdelen til en pølse langs læggene, træk den ind i et strømpebukseben, og læg den i vaskeposen. Tredive grader, langsom centrifugering.',
      ],
      [
        'Hæng den våd',
        'Vandet trækker læggene lige, når nederdelen hænger i linningen. Ingen tørretumbler, intet strygejern. Er kanten gået sine egne veje, så damp på afstand og ret til med fingrene.',
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
        'Sko på skoblokke, tasken fyldt med papir i sin stofpose. Læder skal kunne ånde: en plastikpose er ikke noget hjem.',
        'Se {boots|støvlerne} og {bags|taskerne}.',
      ],
    ],
  },
}
