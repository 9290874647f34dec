import type { Words } from './words-types'

export const nbAccessoryKinds = {
  loafer: {
    short: ['Loafers som tar deg til jobben og hjem igjen.', 'Stikk føttene i, så er du kledd.'],
    long: [
      'Sålen er sydd og kan byttes hos skomakeren. Skinnfôret former seg etter foten på noen dager.',
      'Hælkappen er stødig, men gnager ikke. Lesten er smal i hælen og gir tærne plass.',
    ],
  },
  ballerina: {
    short: ['Flate og lette, og de får plass i vesken.', 'Skoene du danser i og går hjem i.'],
    long: [
      'Sålen er tynn og bøyelig, men under hælen er det en myk pute. Et bånd i kanten holder skoen på plass.',
      'Innersålen er av mykt skinn, og hælkappen er fôret så den ikke gnager. Skoen bøyer seg med foten.',
    ],
  },
  pump: {
    short: ['Hæler du orker å stå i hele kvelden.', 'Slank linje, sikkert steg.'],
    long: [
      'Hælen er plassert slik at vekten fordeles over hele foten. Under tåballen er det en pute som ikke synes.',
      'Tuppen er smal uten å være trang. Fôret er av skinn som puster, og hællappen kan byttes.',
    ],
  },
  sandal: {
    short: ['Her begynner sommeren.', 'Noen remmer og mye luft.'],
    long: [
      'Innersålen er formet etter fotbuen og mykner i bruk. Remmene er fôret og gnager ikke.',
      'Yttersålen er av gummi og har feste også på en våt brygge. Kantene på remmene er håndmalt.',
    ],
  },
  tote: {
    short: ['Vesken med plass til PC-en, boken og torgturen.', 'Stor inni, stram utenpå.'],
    long: [
      'Håndtakene når over skulderen også med tykk kåpe. Inni er det glidelåslomme og en stropp til nøklene.',
      'Bunnen er forsterket, så vesken blir stående på gulvet. Sømmene tåler alt skulderen orker.',
    ],
  },
  crossbody: {
    short: ['Hendene fri, alt på plass.', 'En liten veske med plass til hele kvelden.'],
    long: [
      'Remmen eller kjedet kan reguleres: over skulderen eller på tvers av kroppen. Inni er det kortlomme og plass til telefonen.',
      'Vesken ligger inntil hoften og slenger ikke. Kantene er håndmalt, og fôret er av lys bomull.',
    ],
  },
  belt: {
    short: ['Beltet som samler antrekket.', 'En detalj du merker først når den mangler.'],
    long: [
      'Kantene er behandlet for hånd, og spennen er massiv.',
      'Passer både i livet og på hoften. Spennen er lav og trykker ikke når du sitter.',
    ],
  },
  hat: {
    short: ['Hatten som gjør været til et stilspørsmål.', 'Skygge, varme og litt mystikk.'],
    long: [
      'Bremmen holder formen også i vind. På innsiden er det et svettebånd som kan reguleres.',
      'Lett å ha på og setter ingen merker i pannen. Passer hodemål mellom 55 og 59 centimeter.',
    ],
  },
  'silk-scarf': {
    short: ['En firkant som blir skjerf, belte eller pynt på vesken.', 'Rundt halsen, i håret eller om håndleddet.'],
    long: [
      'Kantene er rullet og sydd for hånd. Mønsteret er trykt på begge sider.',
      'Mønsteret er tegnet slik at det er fint også når skjerfet er brettet. Et kort med knuter følger med.',
    ],
  },
  gloves: {
    short: ['Varme hender, sikkert grep.', 'Paret du aldri glemmer på bussen, for du vil ikke ta det av.'],
    long: [
      'Formet etter hånden, så grepet blir sikkert. Mansjetten er lang nok til å gå inn under kåpeermet.',
      'Sitter tett uten å stramme. Mykner mot hånden allerede den første uken.',
    ],
  },
  sunglasses: {
    short: ['Mot den lave solen i nord.', 'Innfatninger som gjør verden litt vakrere.'],
    long: [
      'Glassene gir full UV-beskyttelse og er tonet slik at fargene stemmer. Etui følger med.',
      'Hengslene er skrudd fast, og stengene kan tilpasses hos optikeren. Glassene kan byttes ut med slipte.',
    ],
  },
  earrings: {
    short: ['Litt glans som løfter hele antrekket.', 'Lette i øret, vanskelige å overse.'],
    long: [
      'Stiften er av nikkelfritt stål, og låsen blir sittende. Smykket er lett, så det ikke tynger øret.',
      'Overflaten er polert for hånd. Kommer i tøypose, klart til å gi bort.',
    ],
  },
  necklace: {
    short: ['Smykket som fullfører utringningen.', 'Til åpen krage eller utenpå en høy hals.'],
    long: [
      'Lengden kan reguleres med fem centimeter. Låsen er lett å lukke uten hjelp.',
      'Delene er satt sammen for hånd, så kjedet faller mykt. Nikkelfritt.',
    ],
  },
} satisfies Partial<Words['kinds']>
