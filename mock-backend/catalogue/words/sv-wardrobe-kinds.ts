import type { Words } from './words-types'

export const svWardrobeKinds = {
  'shirt-dress': {
    short: ['Skjortans hållning, klänningens enkelhet.', 'Knäpp, dra åt skärpet och gå.'],
    long: [
      'Knäppningen går från krage till fåll, så de nedersta knapparna kan lämnas öppna för steget. Skärpet går att ta av om du vill ha en rak linje.',
      'Skärpet löper i smala hällor och ger form precis där din midja sitter. I sidsömmarna finns fickor.',
    ],
  },
  'knit-dress': {
    short: ['Känns som en tröja, ser ut som en outfit.', 'Följer kroppen utan att sitta åt.'],
    long: [
      'Delarna är stickade i form, så sömmarna är platta och inget trycker när du sitter. Stickningen hittar tillbaka med lite vädring.',
      'Den täta stickningen lyser inte igenom och blir inte påsig bak. Halsringning och fåll är avslutade i samma garn.',
    ],
  },
  'tiered-dress': {
    short: ['En kjol som följer efter som en medvind.', 'Våd för våd vidare, med plats för hela sommaren.'],
    long: [
      'Varje våd är rynkad för hand och lite vidare än den ovanför. Klänningen dras över huvudet och har ingen dragkedja.',
      'Överdelen sitter, kjolen rör sig. I sidsömmarna finns dolda fickor, för en klänning ska ha fickor.',
    ],
  },
  jumpsuit: {
    short: ['Ett plagg, en hel outfit.', 'Klänningens fest, byxans steg.'],
    long: [
      'Skärpet markerar midjan och benen faller rakt därifrån. I sidorna finns fickor som rymmer telefonen.',
      'Överdelen har rörelsevidd, och över höften finns plats att sitta. Knäppningen är genomtänkt, så du får på dig den utan hjälp.',
    ],
  },
  'roll-neck': {
    short: ['En polokrage som står upp utan att kittla hakan.', 'Värme precis där vinden kommer åt.'],
    long: [
      'Kragen är dubbelstickad och viker sig fint. Ärmarna är så långa att de syns nedanför kappans.',
      'Kragen töjer sig över huvudet och går tillbaka. Axelsömmarna är kedjade, så de känns inte under kappan.',
    ],
  },
  cardigan: {
    short: ['Cardiganen som bor på stolsryggen eftersom den alltid behövs.', 'Över skjortan, under kappan, med allt.'],
    long: [
      'Framkanterna är stickade i ett med resten, så de håller sig raka. Knäppt går den lika bra att bära som tröja.',
      'Axeln är mjuk och ärmen får plats under kappan. Kanterna blir inte slappa med åren.',
    ],
  },
  'knit-vest': {
    short: ['Värme runt kroppen, frihet för armarna.', 'Västen som gör skjortan till en outfit.'],
    long: [
      'Ärmhålen är kantade med resår som varken glipar eller stramar. Lika fin över skjortan som direkt mot huden.',
      'Stickad i form, så sidsömmarna håller sig raka. Nederkanten slutar precis där linningen börjar.',
    ],
  },
  camisole: {
    short: ['Linnet som skymtar lagom under kavajen.', 'Ett tunt lager med stor verkan.'],
    long: [
      'Linnet faller ledigt och glider inte upp ur linningen. Axelbanden sitter där de ska.',
      'Ryggen är skuren så högt att en vanlig bh döljs. Nederkanten har en smal fåll.',
    ],
  },
  'bow-blouse': {
    short: ['Blusen där allt händer vid halsen.', 'Festklar redan före smyckena.'],
    long: [
      'Det finns luft i ärmen och fall i framstycket, så blusen lever när du rör dig. Bär den innanför eller utanpå linningen.',
      'Axlarna har fått lite rynkad vidd. Knapparna är små och klädda, som i en riktig blus.',
    ],
  },
  'a-line-skirt': {
    short: ['Kjolen som vidgar sig där steget börjar.', 'Smal midja, fri fåll.'],
    long: [
      'Snittet följer höften och öppnar sig nedåt, så du kan gå, cykla och sitta i den. Linningen vrider sig inte.',
      'Kjolen är fodrad och fastnar inte i strumpbyxorna. Fållen är avvägd så att den faller jämnt.',
    ],
  },
  'denim-skirt': {
    short: ['Jeansens pålitlighet, kjolens lätthet.', 'Passar till allt som jeansen passar till.'],
    long: [
      'Linningen sitter högt och fickorna är riktiga fickor. Stickningarna är dubbla, så sömmarna håller.',
      'Denimen är tvättad en gång och mjuknar när den bärs. Hällorna klarar även ett brett skärp.',
    ],
  },
  shorts: {
    short: ['Hög midja och vidd där luften rör sig.', 'Stadsshorts som inte behöver förklaras.'],
    long: [
      'Benen är vida nog för att inte krypa upp när du sitter. Sidfickorna är djupa och ligger platt.',
      'Linningen sitter i midjan utan att klämma. Längden är vald så att du kan cykla till jobbet.',
    ],
  },
} satisfies Partial<Words['kinds']>
