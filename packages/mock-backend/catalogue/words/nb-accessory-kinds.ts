import type { Words } from './words-types'

export const nbAccessoryKinds = {
  loafer: [
    'Sålen er sydd og kan byttes hos skomakeren. Skinnfôret former seg etter foten på noen dager.',
    'Hælkappen er stødig og myk innvendig. Lesten er smal i hælen og gir tærne plass.',
    'Kantene er sydd for hånd, og skoen bøyer seg lett over tåballen.',
  ],
  ballerina: [
    'Sålen er tynn og bøyelig, men under hælen er det en myk pute. Et bånd i kanten holder skoen på plass.',
    'Innersålen er av mykt skinn, og hælkappen er fôret så den ikke gnager. Skoen bøyer seg med foten.',
    'Sålen er sydd og gummiert og har feste også i regn.',
  ],
  pump: [
    'Hælen er plassert slik at vekten fordeles over hele foten. Under tåballen er det en pute som ikke synes.',
    'Tuppen er smal uten å være trang. Fôret er av skinn som puster, og hællappen kan byttes.',
    'Den polstrede innersålen er av skinn og støtter fotbuen.',
  ],
  sandal: [
    'Innersålen er formet etter fotbuen og mykner i bruk. Remmene er fôret og gnager ikke.',
    'Yttersålen er av gummi og har feste også på en våt brygge. Kantene på remmene er håndmalt.',
    'Overdelen er sydd fast i sålen, så sandalene varer i mange somre.',
  ],
  tote: [
    'Håndtakene når over skulderen også med tykk kåpe. Inni er det glidelåslomme og en stropp til nøklene.',
    'Bunnen er forsterket, så vesken blir stående på gulvet. Sømmene tåler alt skulderen orker.',
    'Åpningen lukkes med magnet, og innvendig er det en lomme til telefonen.',
  ],
  crossbody: [
    'Remmen eller kjedet kan reguleres: over skulderen eller på tvers av kroppen. Inni er det kortlomme og plass til telefonen.',
    'Vesken ligger stødig inntil hoften. Kantene er håndmalt, og fôret er av lys bomull.',
    'Innvendig er det et stort rom til telefon, nøkler og lommebok.',
  ],
  belt: [
    'Kantene er behandlet for hånd, og spennen er massiv.',
    'Passer både i livet og på hoften. Spennen er lav og trykker ikke når du sitter.',
  ],
  hat: [
    'Bremmen holder formen også i vind. På innsiden er det et svettebånd som kan reguleres.',
    'Lett å ha på. Passer hodemål 55–59 cm.',
  ],
  'silk-scarf': [
    'Kantene er rullet og sydd for hånd. Mønsteret synes på begge sider.',
    'Mønsteret er tegnet slik at det er fint også når skjerfet er brettet. Et kort med knuter følger med.',
  ],
  gloves: [
    'Formen følger hånden, så grepet blir sikkert. Mansjetten er lang nok til å gå inn under kåpeermet.',
    'Sitter tett på hånden og mykner allerede den første uken.',
  ],
  sunglasses: [
    'Glassene gir full UV-beskyttelse og er tonet slik at fargene stemmer. Etui følger med.',
    'Hengslene er skrudd fast, og stengene kan tilpasses hos optikeren. Glassene kan byttes ut med glass med styrke.',
  ],
  earrings: [
    'Stiften er av nikkelfritt stål, og låsen blir sittende. Smykket er lett å bære hele dagen.',
    'Overflaten er polert for hånd. Kommer i tøypose.',
  ],
  necklace: [
    'Lengden kan reguleres med fem centimeter. Låsen er lett å lukke uten hjelp.',
    'Delene er satt sammen for hånd, så kjedet faller mykt. Smykket er nikkelfritt.',
  ],
} satisfies Partial<Words['kinds']>
