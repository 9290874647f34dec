import type { ArticleTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

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
    intro: 'En plissé er et minne som er brent inn i stoffet. Behandle den deretter.',
    sections: [
      [
        'Vask i pose',
        'Rull skjørtet til en pølse langs foldene, tre det inn i et strømpebukseben og legg det i vaskeposen. Tretti grader, langsom sentrifugering.',
      ],
      [
        'Heng det vått',
        'Vannet trekker foldene rette når skjørtet henger etter linningen. Ingen tørketrommel, ikke noe strykejern. Har falden gått sine egne veier, så damp på avstand og rett til med fingrene.',
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
        'Sko på skoblokker, vesken fylt med papir i tøyposen sin. Skinn må få puste: en plastpose er ikke noe hjem.',
        'Se {boots|støvlettene} og {bags|veskene}.',
      ],
    ],
  },
}
