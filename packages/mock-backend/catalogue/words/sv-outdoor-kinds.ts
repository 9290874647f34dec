import type { Words } from './words-types'

export const svOutdoorKinds = {
  puffer: [
    'Kanalerna är sydda så att dunet inte vandrar. Ytan stöter bort snöblask och fickorna är varmfodrade.',
    'Går att packa i sin egen påse och fluffar upp sig på ett ögonblick. Dragkedjorna i fickorna öppnas med handskar på.',
    'Den höga kragen stängs med dragkedja ända upp till hakan.',
  ],
  'leather-jacket': [
    'Fodret är slätt och det finns fickor även på insidan. Ärmarna är svagt böjda och blir inte påsiga vid armbågen.',
    'Sömmarna är sydda med vaxad tråd och metalldelarna är massiva. Jackan formar sig efter dig på några veckor.',
  ],
  'denim-jacket': [
    'Knapparna är av metall och stickningarna dubbla. Får plats över en tröja och under en ullkappa.',
    'Kragen står upp när du fäller upp den. I linningen finns knappar att reglera vidden med.',
  ],
  trench: [
    'Det täta tyget stöter bort vatten och oket leder dropparna från axlarna. Knyt skärpet fram eller bak.',
    'Fodret är lätt, så en tröja får plats under och trenchen räcker till oktober. Sprundet bak ger steget utrymme.',
  ],
  swimsuit: [
    'Tyget är dubbelt och täckande även när det är vått. Benskärningen ligger kvar på plats.',
    'Trikån skyddar mot solen och torkar snabbt. På insidan finns kupor att ta ur.',
  ],
  bikini: [
    'Båda delarna är fodrade med samma tyg, så de lyser inte igenom. Kanterna är platt sydda.',
    'Överdelen har uttagbara kupor och underdelen sitter kvar även när du hoppar. Bikinin torkar på en eftermiddag.',
  ],
  pyjama: [
    'Kanterna har en smal passpoal och resåren i midjan är mjukt klädd. Det finns plats att vända sig i sömnen.',
    'Sömmarna är platta och känns knappt när du sover. Överdel och byxor går också att bära var för sig.',
  ],
  robe: [
    'Framstyckena går rejält omlott och skärpet löper i hällor, så det inte försvinner. I sidorna finns fickor.',
    'Ärmarna är vida och går att vika upp. Hängaren i nacken håller även när den är våt.',
  ],
} satisfies Partial<Words['kinds']>
