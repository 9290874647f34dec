import type { Words } from './words-types'

export const nbKinds = {
  'wrap-dress': {
    short: [
      'En kjole du knytter i midjen, og som sitter som om den var sydd etter dine mål.',
      'Slå om, knyt og gå: fra morgenmøte til middag.',
      'Kjole med V-hals og et skjørt som lever når du går.',
    ],
    long: [
      'Forstykkene går godt over hverandre, så kjolen holder seg på plass også når du sitter. Midjen justerer du med knytebåndet.',
      'En lett rynking i midjen gir skjørtet bevegelse. Knytebåndet går gjennom en skjult åpning i sidesømmen.',
      'Ermet slutter i en smal mansjett, og utringningen er klippet slik at du ikke trenger topp under.',
    ],
  },
  'slip-dress': {
    short: [
      'Smale stropper og et fall som følger kroppen uten å stramme.',
      'Én kjole, mange muligheter: alene til fest, under en genser til hverdags.',
      'Mykt fall i halsen og en glans som skifter med lyset.',
    ],
    long: [
      'Stoffet er skråklippet og gir etter uten elastan. Stroppene justeres i ryggen.',
      'Halsen faller mykt, og falden er rullet. Ingen glidelås, ikke noe fôr, ingenting unødvendig.',
      'Vidden ligger over hoften, så kjolen verken strammer eller blir statisk. Sidesømmen er nesten usynlig.',
    ],
  },
  'cable-knit': {
    short: [
      'En solid kabelstrikket genser som varmer nesten som en jakke.',
      'Kjente fletter i gjennomtenkte proporsjoner.',
      'Strikket for å tåle både blikk og år.',
    ],
    long: [
      'Flettene er strikket i totråds garn, og vrangborden holder fasongen vask etter vask. Ermene er masket på, så ingen sømmer gnager.',
      'Den runde halsen er dobbel og siger ikke ut. Mønsteret gjør genseren varm uten at den blir tung.',
      'Flettene fortsetter ut i ermet. Vrangborden er lang nok til å brettes opp eller trekkes ned over hånden.',
    ],
  },
  jumper: {
    short: [
      'Den glatte genseren hånden finner først i skapet.',
      'Tynn, varm og laget for lag på lag.',
      'En basisgenser i ordets beste forstand: alt annet bygger på den.',
    ],
    long: [
      'Den tette strikken holder fasongen, og vrangborden sitter uten å stramme. Får plass under blazeren.',
      'Skuldersømmen er flyttet litt frem, og det gir et rolig fall. Halsen er lav og pent avsluttet.',
      'Delene er strikket i fasong i stedet for å klippes, så ingenting går til spille og sømmene blir flate.',
    ],
  },
  tee: {
    short: [
      'T-skjorten med hals som holder fasongen.',
      'Hverdagens viktigste plagg, skikkelig laget.',
      'Myk, passe tykk og like fin alene som under en genser.',
    ],
    long: [
      'Halsen er forsterket med nakkebånd, og ermet ligger pent på skulderen. Stoffet er forkrympet.',
      'Sidesømmene holder seg rette fordi stoffet har hvilt før det ble klippet. Falden har doble stikninger.',
      'Tykkelsen er gjennomtenkt: den er ikke gjennomsiktig, men kan fint stikkes ned i bukselinningen.',
    ],
  },
  shirt: {
    short: [
      'Stødig krage, avslappet fall.',
      'Klassikeren som ikke trenger å strykes til perfeksjon.',
      'Knepp helt opp, eller bær den åpen over en topp.',
    ],
    long: [
      'Kragen er lett forsterket og står uten strykejern. Knappene er av perlemor.',
      'Et legg under bærestykket gir bevegelsesfrihet. Mansjetten har to knapper, så ermet kan rulles pent opp.',
      'Sømmene er doble, og stolpen er pen også når den står åpen. Lengden fungerer både utenpå og nedi.',
    ],
  },
  blazer: {
    short: [
      'Myk skulder og en linje som holder hele dagen.',
      'Enkeltspent blazer som gjør jeansen til et antrekk.',
      'Skreddersydd snitt uten stivhet.',
    ],
    long: [
      'Slagene er rullet med damp, og skulderputene er tynne. Fôret er av viskose og har to innerlommer.',
      'Forstykket har et halvt mellomlegg som former seg etter deg. Lommene er ekte lommer, ikke pynt.',
      'Midjen er bare lett markert, så en genser får plass under. Fire knapper nederst på ermet.',
    ],
  },
  coat: {
    short: [
      'Kåpen med kragen du slår opp når vinden snur.',
      'Dobbeltspent, med et fall som ikke blir gammelt.',
      'Vinterkåpen du ikke trenger å bytte ut når våren kommer.',
    ],
    long: [
      'Brede slag og dobbel knapperad holder vinden ute. Sidelommene er dype nok til vottene.',
      'Stoffet er tovet og fôret med glatt viskose, så kåpen glir lett over genseren.',
      'Skulderen er myk og ermehullet dypt: det er plass til blazer under. Splitten bak gir plass til lange steg.',
    ],
  },
  'pleated-skirt': {
    short: [
      'Plisseer som følger med når du går, og faller på plass igjen.',
      'Skarpe folder, myk midje.',
      'Et skjørt til sneakers, støvletter og pensko.',
    ],
    long: [
      'Plisseene er varmefiksert og tåler både hverdag og koffert. Skjult glidelås i siden.',
      'Linningen sitter høyt og vrir seg ikke. Foldene åpner seg først ved hoften, og det holder linjen ren.',
      'Skjørtet er lett fôret og henger seg ikke fast i strømpebuksen. Falden er smal.',
    ],
  },
  trousers: {
    short: [
      'Bukser som faller rett og holder stilen.',
      'Press foran, behagelig i midjen.',
      'Dressbuksens holdning, hverdagsbuksens enkelhet.',
    ],
    long: [
      'Høyt liv og ett legg gir plass over hoften. Pressen er permanent og trekker blikket rett ned.',
      'Sidelommene er dype og ligger flatt. Det er tre centimeter å legge ned i benet.',
      'Linningen er fôret på innsiden, så buksene sitter uten belte.',
    ],
  },
  jeans: {
    short: [
      'Høyt liv, solid denim og et snitt som ikke bryr seg om trender.',
      'Jeans som blir bedre for hver gang.',
      'Fem lommer, riktig tyngde, ingen unødvendig stretch.',
    ],
    long: [
      'Denimen er langsomt vevd og bare vasket én gang, så fargen får leve med deg. Linningen sitter godt i korsryggen.',
      'Lommeposene er av kraftig bomull, og naglene er av kobber. Det er nok fald til å legge ned.',
      'Snittet er tegnet for solid denim: det holder fasongen, og knærne poser ikke.',
    ],
  },
  boot: {
    short: [
      'Støvletter du kan gå tvers gjennom byen i.',
      'Stødig hæl, myk elastikk og skinn som blir vakrere.',
      'Til høstens våte gater og vårens tørre.',
    ],
    long: [
      'Den brede hælen står støtt også på brostein. Elastikk i sidene og hempe bak: på foten på et øyeblikk.',
      'Sålen er sydd og gummiert, så skomakeren kan bytte den. Innsiden er fôret med skinn som puster.',
      'Lesten er litt bredere over tåballen, så en tykk sokk får plass.',
    ],
  },
  trainer: {
    short: ['Lave sneakers uten noe ekstra.', 'Like fine til dress som til jeans.', 'Myke fra første dag.'],
    long: [
      'Sålen er sydd hele veien rundt, så den holder. Innersålen kan tas ut og byttes.',
      'Hælkappen er polstret og gnager ikke. Lissene er av vokset bomull, og et ekstra par følger med.',
      'Den lette gummisålen følger foten, og pløsen er myk mot vristen.',
    ],
  },
  bag: {
    short: [
      'En veske med plass til dagen, men ikke til kaoset.',
      'Rundt håndtak, glatt lokk og en lås som klikker.',
      'Fra kontoret til middagen uten å pakke om.',
    ],
    long: [
      'Håndtaket er polstret og ligger godt i hånden eller armkroken. Innvendig er det glidelåslomme og plass til telefonen.',
      'Kantene er malt for hånd i fire lag. Metallføtter i bunnen gjør at vesken kan stå på gulvet.',
      'Lokket lukkes med vrilås, og fôret er av lys bomull: du finner nøklene selv i halvmørket.',
    ],
  },
  beanie: {
    short: [
      'Luen som verken flater ut håret eller klør i pannen.',
      'Ribbestrikket varme med bred brettekant.',
      'En liten ting som gjør stor forskjell på bussholdeplassen.',
    ],
    long: [
      'Brettekanten kan justeres, og luen ligger mykt over ørene.',
      'Ribben gir etter i alle retninger og finner formen igjen etter vask. Fellingene på toppen er flate.',
      'Strikket i ett stykke, helt uten søm.',
    ],
  },
  scarf: {
    short: [
      'Et skjerf som rekker to ganger rundt.',
      'Varmt, men lett, og bredt nok for skuldrene.',
      'Skjerfet som redder morgenen og fullfører kåpen.',
    ],
    long: [
      'Stoffet er lett børstet på begge sider og kjennes mykt fra første dag.',
      'Målene gjør at det kan knyttes under kåpen eller bres ut som teppe på flyet.',
      'Kantene er vevd som jarekant og rakner ikke.',
    ],
  },
} satisfies Partial<Words['kinds']>
