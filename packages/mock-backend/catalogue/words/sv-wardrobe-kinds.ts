import type { Words } from './words-types'

export const svWardrobeKinds = {
  'shirt-dress': [
    'Knäppningen går från krage till fåll, så de nedersta knapparna kan lämnas öppna för steget. Skärpet går att ta av om du vill ha en rak linje.',
    'Skärpet löper i smala hällor och ger form precis där din midja sitter. I sidsömmarna finns fickor.',
    'Kragen är lätt förstärkt och kan bäras öppen eller knäppt ända upp.',
  ],
  'knit-dress': [
    'Delarna är stickade i form, så sömmarna är platta och inget trycker när du sitter. Stickningen hittar tillbaka med lite vädring.',
    'Den täta stickningen är täckande och håller formen. Halsringning och fåll är avslutade i samma garn.',
    'Sömmarna vid axlar och sidor ger efter med stickningen.',
  ],
  'tiered-dress': [
    'Varje volang är rynkad för hand och lite vidare än den ovanför. Klänningen dras över huvudet och har ingen dragkedja.',
    'Den figurnära överdelen balanserar den vida kjolen. I sidsömmarna finns dolda fickor, för en klänning ska ha fickor.',
    'Klänningen är vid från ärmhålet och nedåt, så den är sval även när det är varmt.',
  ],
  jumpsuit: [
    'Skärpet markerar midjan och benen faller rakt därifrån. I sidorna finns fickor som rymmer telefonen.',
    'Överdelen har rörelsevidd, och över höften är det gott om plats när du sitter. Du knäpper den lätt själv.',
  ],
  'roll-neck': [
    'Kragen är dubbelstickad och viker sig fint. Ärmarna är så långa att de sticker fram under kappärmen.',
    'Kragen töjer sig över huvudet och går tillbaka. Axelsömmarna är kedjade, så de känns inte under kappan.',
    'Muddarna är ribbade och sitter bra om handleden.',
  ],
  cardigan: [
    'Framkanterna är stickade i ett med resten, så de håller sig raka.',
    'Axeln är mjuk och ärmen får plats under kappan. Kanterna håller formen år efter år.',
    'Axelsömmarna är förstärkta med band, så cardiganen håller formen.',
  ],
  'knit-vest': [
    'Ärmhålen är kantade med en smal ribb som sluter tätt. Lika fin över skjortan som direkt mot huden.',
    'Stickad i form, så sidsömmarna håller sig raka. Nederkanten slutar precis där linningen börjar.',
  ],
  camisole: [
    'Linnet faller ledigt och stannar kvar innanför linningen. Axelbanden sitter där de ska.',
    'Ryggen är skuren så högt att en vanlig bh döljs. Nederkanten har en smal fåll.',
  ],
  'bow-blouse': [
    'Vida ärmar och ett framstycke med mjukt fall. Bär den innanför eller utanpå linningen.',
    'Axlarna har fått lite rynkad vidd. De små knapparna är klädda i samma tyg.',
  ],
  'a-line-skirt': [
    'Snittet följer höften och öppnar sig nedåt, så du kan gå, cykla och sitta i den.',
    'Kjolen är fodrad och fastnar inte i strumpbyxorna. Fållen är avvägd så att den faller jämnt.',
  ],
  'denim-skirt': [
    'Linningen sitter högt och fickorna rymmer telefonen. Stickningarna är dubbla, så sömmarna håller.',
    'Denimen är tvättad en gång och mjuknar med tiden. Hällorna klarar även ett brett skärp.',
  ],
  shorts: [
    'Benen är vida och ligger kvar när du sitter. Sidfickorna är djupa och ligger platt.',
    'Linningen sitter högt i midjan. Shortsen går också bra att cykla i.',
  ],
} satisfies Partial<Words['kinds']>
