import type { Words } from './words-types'

export const svAccessoryKinds = {
  loafer: {
    short: ['Loafers att gå till och från jobbet i.', 'Stig i, så är du klädd.'],
    long: [
      'Sulan är sydd och kan bytas av skomakaren. Läderfodret formar sig efter foten på några dagar.',
      'Hälkappan är stadig men skaver inte. Lästen är smal i hälen och ger tårna plats.',
    ],
  },
  ballerina: {
    short: ['Platta, lätta och små nog för väskan.', 'Skorna man dansar i och går hem i.'],
    long: [
      'Sulan är tunn och böjlig, men under hälen finns en mjuk kudde. Ett band i kanten håller skon på plats.',
      'Innersulan är av mjukt läder och hälkappan är fodrad så att den inte skaver. Skon böjer sig med foten.',
    ],
  },
  pump: {
    short: ['Klackskor man orkar stå i hela kvällen.', 'Smäcker linje, säkert steg.'],
    long: [
      'Klacken sitter så att tyngden fördelas över hela foten. Under trampdynan finns en kudde som inte syns.',
      'Tån är smal utan att vara trång. Fodret är av läder som andas och klacklappen går att byta.',
    ],
  },
  sandal: {
    short: ['Här börjar sommaren.', 'Några remmar och mycket luft.'],
    long: [
      'Innersulan är formad efter hålfoten och mjuknar när den används. Remmarna är fodrade och skaver inte.',
      'Yttersulan är av gummi och greppar även på en våt brygga. Remmarnas kanter är handmålade.',
    ],
  },
  tote: {
    short: ['Väskan som rymmer datorn, boken och fynden från torget.', 'Stor inuti, stram utanpå.'],
    long: [
      'Handtagen når över axeln även med tjock kappa. Inuti finns dragkedjefack och en rem för nycklarna.',
      'Botten är förstärkt, så väskan står på golvet. Sömmarna håller för det axeln orkar bära.',
    ],
  },
  crossbody: {
    short: ['Händerna fria, allt på plats.', 'En liten väska som rymmer hela kvällen.'],
    long: [
      'Remmen eller kedjan går att reglera, från axeln till tvärs över kroppen. Inuti finns kortfack och plats för telefonen.',
      'Väskan ligger mot höften och slänger inte. Kanterna är handmålade och fodret är av ljus bomull.',
    ],
  },
  belt: {
    short: ['Skärpet som håller ihop helheten.', 'En detalj som märks först när den fattas.'],
    long: [
      'Kanterna är behandlade för hand och spännet är massivt.',
      'Passar både i midjan och på höften. Spännet är lågt och trycker inte när du sitter.',
    ],
  },
  hat: {
    short: ['Hatten som gör vädret till en stilfråga.', 'Skugga, värme och lite mystik.'],
    long: [
      'Brättet håller formen även i blåst. På insidan finns ett svettband som går att reglera.',
      'Lätt att bära och lämnar inga märken i pannan. Passar huvudmått mellan 55 och 59 centimeter.',
    ],
  },
  'silk-scarf': {
    short: ['En kvadrat som blir scarf, skärp eller väskans smycke.', 'Runt halsen, i håret eller om handleden.'],
    long: [
      'Kanterna är rullade och fållade för hand. Mönstret är tryckt på båda sidor.',
      'Mönstret är tecknat för att vara fint även vikt. En liten guide till olika knutar följer med.',
    ],
  },
  gloves: {
    short: ['Varma händer, säkert grepp.', 'Paret som inte blir kvar på bussen, eftersom ingen vill ta av det.'],
    long: [
      'Formade efter handen, så greppet blir säkert. Skaftet når in under kappärmen.',
      'Sitter tätt utan att strama. Mjuknar mot handen redan första veckan.',
    ],
  },
  sunglasses: {
    short: ['Mot Nordens låga sol.', 'Bågar att se världen vackert genom.'],
    long: [
      'Glasen skyddar helt mot UV-strålning och är tonade så att färgerna stämmer. Fodral följer med.',
      'Gångjärnen är skruvade i metall och skalmarna kan formas hos optikern. Glasen kan bytas mot slipade.',
    ],
  },
  earrings: {
    short: ['En liten glans som lyfter hela outfiten.', 'Lätta i örat, men blicken stannar.'],
    long: [
      'Stiftet är av nickelfritt stål och låset sitter kvar. Smycket är lätt, så det tynger inte örat.',
      'Ytan är polerad för hand. Levereras i tygpåse, färdigt att ge bort.',
    ],
  },
  necklace: {
    short: ['Smycket som fullbordar urringningen.', 'Till öppen krage eller utanpå polon.'],
    long: [
      'Längden går att reglera fem centimeter. Låset är lätt att knäppa på egen hand.',
      'Delarna är sammanfogade för hand, så halsbandet faller mjukt. Nickelfritt.',
    ],
  },
} satisfies Partial<Words['kinds']>
