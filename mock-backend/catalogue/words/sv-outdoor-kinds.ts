import type { Words } from './words-types'

export const svOutdoorKinds = {
  puffer: {
    short: ['Lätt som ett täcke, varm som ett hus.', 'Dun som håller vinden ute och linjen ren.'],
    long: [
      'Kanalerna är sydda så att dunet inte vandrar. Ytan stöter bort snöblask och fickorna är varmfodrade.',
      'Går att packa i sin egen påse och fluffar upp sig på ett ögonblick. Dragkedjorna i fickorna öppnas med handskar på.',
    ],
  },
  'leather-jacket': {
    short: ['Jackan som är som bäst om fem år.', 'Stadga som mjuknar efter den som bär den.'],
    long: [
      'Fodret är slätt och det finns fickor även på insidan. Ärmarna är svagt böjda och blir inte påsiga vid armbågen.',
      'Sömmarna är sydda med vaxad tråd och metalldelarna är massiva. Axlarna formar sig på några veckor.',
    ],
  },
  'denim-jacket': {
    short: ['Jackan som finns med på alla bra bilder.', 'Två bröstfickor och hur mycket vår som helst.'],
    long: [
      'Knapparna är av metall och stickningarna dubbla. Får plats över en tröja och under en ullkappa.',
      'Kragen står upp när du fäller upp den. I linningen finns knappar att reglera vidden med.',
    ],
  },
  trench: {
    short: ['Regnkappan du inte behöver förklara i solsken.', 'Dubbelknäppt klassiker, skärpet knutet på ditt sätt.'],
    long: [
      'Det täta tyget stöter bort vatten och oket leder dropparna från axlarna. Knyt skärpet fram eller bak.',
      'Fodret är lätt, så en tröja får plats under och trenchen räcker till oktober. Sprundet bak ger steget utrymme.',
    ],
  },
  swimsuit: {
    short: ['En baddräkt att faktiskt simma i.', 'För bryggan, vågorna och brunchen.'],
    long: [
      'Tyget är dubbelt och lyser inte igenom, inte ens när det är vått. Benskärningen glider inte och skär inte in.',
      'Trikån skyddar mot solen och torkar snabbt. På insidan finns kupor att ta ur.',
    ],
  },
  bikini: {
    short: ['Två delar, en sommar.', 'Gjord för bad, inte bara för bild.'],
    long: [
      'Båda delarna är fodrade med samma tyg, så de lyser inte igenom. Kanterna är platt sydda.',
      'Överdelen har uttagbara kupor och underdelen sitter kvar även när du hoppar. Torr på en eftermiddag.',
    ],
  },
  pyjama: {
    short: ['En pyjamas att öppna dörren i.', 'God natt, och ännu bättre söndagsmorgon.'],
    long: [
      'Kanterna har en smal passpoal och resåren i midjan är mjukt klädd. Det finns plats att vända sig i sömnen.',
      'Sömmarna är platta och känns inte när du ligger på sidan. Delarna går att bära var för sig när ingen ser.',
    ],
  },
  robe: {
    short: ['Morgonens första plagg och kvällens sista.', 'Svep om dig och koka kaffe.'],
    long: [
      'Framstyckena går rejält omlott och skärpet löper i hällor, så det inte försvinner. I sidorna finns fickor.',
      'Ärmarna är vida och går att vika upp. Hängaren i nacken håller även när den är våt.',
    ],
  },
} satisfies Partial<Words['kinds']>
