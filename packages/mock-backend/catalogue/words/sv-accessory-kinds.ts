import type { Words } from './words-types'

export const svAccessoryKinds = {
  loafer: [
    'Sulan är sydd och kan bytas av skomakaren. Läderfodret formar sig efter foten på några dagar.',
    'Hälkappan är stadig men skaver inte. Lästen är smal i hälen och ger tårna plats.',
    'Kanterna är sydda för hand, och skon böjer sig lätt över trampdynan.',
  ],
  ballerina: [
    'Sulan är tunn och böjlig, men under hälen finns en mjuk kudde. Ett band i kanten håller skon på plats.',
    'Innersulan är av mjukt läder och hälkappan är fodrad så att den inte skaver. Skon böjer sig med foten.',
    'Sulan är sydd och gummerad och greppar även i regn.',
  ],
  pump: [
    'Klacken sitter så att tyngden fördelas över hela foten. Under trampdynan finns en kudde som inte syns.',
    'Tån är smal utan att vara trång. Fodret är av läder som andas och klacklappen går att byta.',
    'Den vadderade innersulan är av läder och stöttar hålfoten.',
  ],
  sandal: [
    'Innersulan är formad efter hålfoten och mjuknar när den används. Remmarna är fodrade och skaver inte.',
    'Yttersulan är av gummi och greppar även på en våt brygga. Remmarnas kanter är handmålade.',
    'Ovandelen är sydd i sulan, så sandalerna håller i många somrar.',
  ],
  tote: [
    'Handtagen når över axeln även med tjock kappa. Inuti finns dragkedjefack och en rem för nycklarna.',
    'Botten är förstärkt, så väskan står på golvet. Sömmarna håller för det axeln orkar bära.',
    'Öppningen stängs med magnet, och inuti finns ett fack för telefonen.',
  ],
  crossbody: [
    'Remmen eller kedjan går att reglera, från axeln till tvärs över kroppen. Inuti finns kortfack och plats för telefonen.',
    'Väskan ligger stadigt mot höften. Kanterna är handmålade och fodret är av ljus bomull.',
    'Inuti finns ett stort fack för telefon, nycklar och plånbok.',
  ],
  belt: [
    'Kanterna är behandlade för hand och spännet är massivt.',
    'Passar både i midjan och på höften. Spännet är lågt och trycker inte när du sitter.',
  ],
  hat: [
    'Brättet håller formen även i blåst. På insidan finns ett svettband som går att reglera.',
    'Lätt att bära. Passar huvudmått 55–59 cm.',
  ],
  'silk-scarf': [
    'Kanterna är rullade och fållade för hand. Mönstret syns på båda sidor.',
    'Mönstret är tecknat för att vara fint även vikt. En liten guide till olika knutar följer med.',
  ],
  gloves: [
    'Formade efter handen, så greppet blir säkert. Skaftet når in under kappärmen.',
    'Sitter nära handen och mjuknar redan första veckan.',
  ],
  sunglasses: [
    'Glasen skyddar helt mot UV-strålning och är tonade så att färgerna stämmer. Fodral följer med.',
    'Gångjärnen är skruvade i metall och skalmarna kan formas hos optikern. Glasen kan bytas mot glas med styrka.',
  ],
  earrings: [
    'Stiftet är av nickelfritt stål och låset sitter kvar. Smycket är lätt att bära hela dagen.',
    'Ytan är polerad för hand. Levereras i tygpåse.',
  ],
  necklace: [
    'Längden går att reglera fem centimeter. Låset är lätt att knäppa på egen hand.',
    'Delarna är sammanfogade för hand, så halsbandet faller mjukt. Smycket är nickelfritt.',
  ],
} satisfies Partial<Words['kinds']>
