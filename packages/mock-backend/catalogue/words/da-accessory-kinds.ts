import type { Words } from './words-types'

export const daAccessoryKinds = {
  loafer: [
    'Sålen er syet og kan skiftes hos skomageren. Læderforet former sig efter foden på et par dage.',
    'Hælkappen er fast og blød indvendigt. Læsten er smal i hælen og giver tæerne plads.',
    'Kanterne er syet i hånden, og skoen bøjer sig let over forfoden.',
  ],
  ballerina: [
    'Sålen er tynd og smidig, men under hælen er der en blød pude. Et bånd i kanten holder skoen på plads.',
    'Indersålen er af blødt læder, og hælkappen er foret, så den ikke gnaver. Skoen bøjer sig med foden.',
    'Sålen er syet og gummieret og står fast, også i regn.',
  ],
  pump: [
    'Hælen er placeret, så vægten fordeles over hele foden. Under forfoden er der en pude, der ikke kan ses.',
    'Snuden er smal med plads til tæerne. Foret er af læder, der ånder, og hællappen kan skiftes.',
    'Den polstrede indersål er af læder og støtter svangen.',
  ],
  sandal: [
    'Indersålen er formet efter svangen og bliver blødere i brug. Remmene er forede og gnaver ikke.',
    'Ydersålen er af gummi og står fast, også på en våd badebro. Remmenes kanter er håndmalede.',
    'Overdelen er syet fast i sålen, så sandalerne holder i mange somre.',
  ],
  tote: [
    'Hankene når over skulderen, også med en tyk frakke på. Indeni er der lynlåslomme og en strop til nøglerne.',
    'Bunden er forstærket, så tasken bliver stående på gulvet. Sømmene holder til det, skulderen kan bære.',
    'Åbningen lukkes med magnet, og indvendigt er der en lomme til telefonen.',
  ],
  crossbody: [
    'Remmen eller kæden kan reguleres: over skulderen eller på tværs af kroppen. Indeni er der kortlomme og plads til telefonen.',
    'Tasken ligger godt ind til hoften. Kanterne er håndmalede, og foret er af lys bomuld.',
    'Indvendigt er der et stort rum til telefon, nøgler og pung.',
  ],
  belt: [
    'Kanterne er behandlet i hånden, og spændet er massivt.',
    'Passer både i taljen og på hoften. Spændet er lavt og trykker ikke, når du sidder.',
  ],
  hat: [
    'Skyggen holder formen, også i blæst. På indersiden er der et svedbånd, der kan reguleres.',
    'Let at have på. Passer til hovedmål 55–59 cm.',
  ],
  'silk-scarf': [
    'Kanterne er rullet og syet i hånden. Mønstret kan ses på begge sider.',
    'Mønstret er tegnet, så det også er smukt foldet. Et kort med knuder følger med.',
  ],
  gloves: [
    'Formen følger hånden, så grebet bliver sikkert. Manchetten er lang nok til at gå ind under frakkeærmet.',
    'Sidder tæt på hånden og bliver bløde allerede den første uge.',
  ],
  sunglasses: [
    'Glassene giver fuld UV-beskyttelse og er tonet, så farverne ser naturlige ud. Etui følger med.',
    'Hængslerne er skruet fast, og stængerne kan tilpasses hos optikeren. Glassene kan skiftes ud med glas med styrke.',
  ],
  earrings: [
    'Stiften er af nikkelfrit stål, og låsen bliver siddende. Smykket er let at have på hele dagen.',
    'Overfladen er poleret i hånden. Kommer i stofpose.',
  ],
  necklace: [
    'Længden kan reguleres med fem centimeter. Låsen er nem at lukke selv.',
    'Delene er samlet i hånden, så kæden falder blødt. Smykket er nikkelfrit.',
  ],
} satisfies Partial<Words['kinds']>
