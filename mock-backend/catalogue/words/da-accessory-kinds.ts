import type { Words } from './words-types'

export const daAccessoryKinds = {
  loafer: {
    short: ['Loafers, der tager dig på arbejde og hjem igen.', 'Stik fødderne i, så er du klædt på.'],
    long: [
      'Sålen er syet og kan skiftes hos skomageren. Læderforet former sig efter foden på et par dage.',
      'Hælkappen er fast, men gnaver ikke. Læsten er smal i hælen og giver tæerne plads.',
    ],
  },
  ballerina: {
    short: ['Flade, lette og nemme at have i tasken.', 'Skoene, du danser i og går hjem i.'],
    long: [
      'Sålen er tynd og smidig, men under hælen er der en blød pude. Et bånd i kanten holder skoen på plads.',
      'Indersålen er af blødt læder, og hælkappen er foret, så den ikke gnaver. Skoen bøjer sig med foden.',
    ],
  },
  pump: {
    short: ['Hæle, du kan stå i hele aftenen.', 'Slank linje, sikker gang.'],
    long: [
      'Hælen er placeret, så vægten fordeles over hele foden. Under forfoden er der en pude, der ikke kan ses.',
      'Snuden er smal uden at klemme. Foret er af læder, der ånder, og hællappen kan skiftes.',
    ],
  },
  sandal: {
    short: ['Her begynder sommeren.', 'Et par remme og masser af luft.'],
    long: [
      'Indersålen er formet efter svangen og bliver blødere i brug. Remmene er forede og gnaver ikke.',
      'Ydersålen er af gummi og står fast, også på en våd badebro. Remmenes kanter er håndmalede.',
    ],
  },
  tote: {
    short: ['Tasken med plads til computeren, bogen og torveturen.', 'Stor indeni, stram udenpå.'],
    long: [
      'Hankene når over skulderen, også med en tyk frakke på. Indeni er der lynlåslomme og en strop til nøglerne.',
      'Bunden er forstærket, så tasken bliver stående på gulvet. Sømmene holder til det, skulderen kan bære.',
    ],
  },
  crossbody: {
    short: ['Hænderne fri, alt på plads.', 'En lille taske med plads til hele aftenen.'],
    long: [
      'Remmen eller kæden kan reguleres: over skulderen eller på tværs af kroppen. Indeni er der kortlomme og plads til telefonen.',
      'Tasken ligger ind til hoften og dingler ikke. Kanterne er håndmalede, og foret er af lys bomuld.',
    ],
  },
  belt: {
    short: ['Bæltet, der samler det hele.', 'En detalje, man først lægger mærke til, når den mangler.'],
    long: [
      'Kanterne er behandlet i hånden, og spændet er massivt.',
      'Passer både i taljen og på hoften. Spændet er lavt og trykker ikke, når du sidder.',
    ],
  },
  hat: {
    short: ['Hatten, der gør vejret til et spørgsmål om stil.', 'Skygge, varme og lidt mystik.'],
    long: [
      'Skyggen holder formen, også i blæst. På indersiden er der et svedbånd, der kan reguleres.',
      'Let at have på og sætter ingen mærker i panden. Passer til hovedmål mellem 55 og 59 centimeter.',
    ],
  },
  'silk-scarf': {
    short: [
      'En firkant, der bliver til tørklæde, bælte eller pynt på tasken.',
      'Om halsen, i håret eller om håndleddet.',
    ],
    long: [
      'Kanterne er rullet og syet i hånden. Mønstret er trykt på begge sider.',
      'Mønstret er tegnet, så det også er smukt foldet. Et kort med knuder følger med.',
    ],
  },
  gloves: {
    short: ['Varme hænder, sikkert greb.', 'Parret, der ikke bliver glemt i bussen, for du vil ikke tage det af.'],
    long: [
      'Formet efter hånden, så grebet bliver sikkert. Manchetten er lang nok til at gå ind under frakkeærmet.',
      'Sidder tæt uden at stramme. Bliver bløde mod hånden allerede den første uge.',
    ],
  },
  sunglasses: {
    short: ['Mod den lave nordiske sol.', 'Stel, der gør verden lidt smukkere.'],
    long: [
      'Glassene giver fuld UV-beskyttelse og er tonet, så farverne holder. Etui følger med.',
      'Hængslerne er skruet fast, og stængerne kan tilpasses hos optikeren. Glassene kan skiftes ud med slebne.',
    ],
  },
  earrings: {
    short: ['Lidt glans, der løfter hele outfittet.', 'Lette i øret, svære at overse.'],
    long: [
      'Stiften er af nikkelfrit stål, og låsen bliver siddende. Smykket er let, så det ikke tynger øret.',
      'Overfladen er poleret i hånden. Kommer i stofpose, klart til at give væk.',
    ],
  },
  necklace: {
    short: ['Smykket, der fuldender udskæringen.', 'Til åben krave eller uden på rullekraven.'],
    long: [
      'Længden kan reguleres med fem centimeter. Låsen er nem at lukke selv.',
      'Delene er samlet i hånden, så kæden falder blødt. Nikkelfri.',
    ],
  },
} satisfies Partial<Words['kinds']>
