import type { Words } from './words-types'

export const nbKinds = {
  'wrap-dress': [
    'Forstykkene går godt over hverandre, så kjolen holder seg på plass også når du sitter. Midjen justerer du med knytebåndet.',
    'En lett rynking i midjen gir skjørtet bevegelse. Knytebåndet går gjennom en skjult åpning i sidesømmen.',
    'Utringningen er klippet slik at kjolen kan brukes som den er. Sømmen i livet sitter i naturlig høyde.',
    'Kantene foran er forsterket, så V-halsen ligger pent hele dagen.',
  ],
  'slip-dress': [
    'Stoffet er skråklippet og gir etter uten elastan. Stroppene justeres i ryggen.',
    'Utringningen faller mykt, og kanten nederst er rullet. Kjolen trekkes over hodet.',
    'Vidden ligger over hoften, så kjolen er god å sitte i. Sidesømmen er nesten usynlig.',
  ],
  'cable-knit': [
    'Flettene er strikket i totråds garn, og vrangborden holder fasongen vask etter vask. Ermene er masket på, så ingen sømmer gnager.',
    'Den doble halsen holder fasongen. Flettene gjør strikken tykk og varm.',
    'Flettene fortsetter ut i ermet. Vrangborden er lang nok til å brettes opp eller trekkes ned over hånden.',
  ],
  jumper: [
    'Den tette strikken holder fasongen, og vrangborden sitter uten å stramme. Får plass under blazeren.',
    'Skuldersømmen er flyttet litt frem, og det gir et rolig fall. Halsen er lav og pent avsluttet.',
    'Delene strikkes rett i fasong, så sømmene blir flate og ikke noe garn går til spille.',
  ],
  tee: [
    'Halsen er forsterket med nakkebånd, og ermet ligger pent på skulderen. Stoffet er forkrympet.',
    'Sidesømmene holder seg rette fordi stoffet har hvilt før det ble klippet. Falden har doble stikninger.',
    'Stoffet er passe tykt: det dekker godt, og t-skjorten kan fint stikkes ned i linningen.',
  ],
  shirt: [
    'Kragen er lett forsterket og holder fasongen uten stryking. Knappene er av steinnøtt.',
    'Et legg under bærestykket gir bevegelsesfrihet. Mansjetten har to knapper, så ermet kan rulles pent opp.',
    'Sømmene er doble, og stolpen er pen også når den står åpen. Lengden fungerer både utenpå og nedi.',
  ],
  blazer: [
    'Slagene er formet med damp, og skulderputene er tynne. Fôret er av viskose og har to innerlommer.',
    'Forstykket har et halvt mellomlegg som former seg etter deg. Lommene har plass til telefonen.',
    'Midjen er bare lett markert, så en genser får plass under. Ermene har knapper nederst.',
  ],
  coat: [
    'Brede slag og dobbel knapperad holder vinden ute. Sidelommene er dype nok til vottene.',
    'Fôret er av glatt viskose, så kåpen glir lett over genseren. Lommene ligger skjult i sømmene.',
    'Skulderen er myk og ermehullet dypt: det er plass til blazer under. Splitten bak gir plass til lange steg.',
    'Kåpen lukkes med store knapper, og kragen kan slås opp når det blåser.',
  ],
  'pleated-skirt': [
    'Plisseene er varmefiksert og tåler både hverdag og koffert. Skjult glidelås i siden.',
    'Linningen sitter høyt. Foldene åpner seg først ved hoften, og det holder linjen ren.',
    'Skjørtet er lett fôret og henger seg ikke fast i strømpebuksen. Falden er smal.',
  ],
  trousers: [
    'Høyt liv og ett legg gir plass over hoften. Pressen er permanent og gir en lang linje.',
    'Sidelommene er dype og ligger flatt. Det er tre centimeter å legge ned i benet.',
    'Linningen er fôret på innsiden, så buksen sitter uten belte.',
  ],
  jeans: [
    'Denimen er langsomt vevd og bare vasket én gang, så fargen blekner pent med tiden. Linningen sitter godt i korsryggen.',
    'Lommeposene er av kraftig bomull, og naglene er av kobber. Bena kan legges ned.',
    'Snittet er tegnet for solid denim: fasongen holder seg, også over knærne.',
  ],
  boot: [
    'Den brede hælen står støtt også på brostein. Elastikk i sidene og hempe bak: på foten på et øyeblikk.',
    'Sålen er sydd og gummiert, så skomakeren kan bytte den. Innsiden er fôret med skinn som puster.',
    'Lesten er litt bredere over tåballen, så en tykk sokk får plass.',
  ],
  trainer: [
    'Sålen er sydd hele veien rundt, så den holder. Innersålen kan tas ut og byttes.',
    'Hælkappen er polstret. Lissene er av vokset bomull, og et ekstra par følger med.',
    'Den lette gummisålen følger foten, og pløsen er myk mot vristen.',
    'Innersålen støtter fotbuen, og fôret er av mykt skinn.',
  ],
  bag: [
    'Håndtaket er polstret og ligger godt i hånden eller armkroken. Innvendig er det glidelåslomme og plass til telefonen.',
    'Kantene er malt for hånd i fire lag. Metallføtter i bunnen gjør at vesken kan stå på gulvet.',
    'Lokket lukkes med vrilås, og fôret er av lys bomull: du finner nøklene selv i halvmørket.',
    'Håndtaket er festet i metallringer, og innvendig er det to rom.',
  ],
  beanie: [
    'Brettekanten kan justeres, og luen ligger mykt over ørene.',
    'Ribben gir etter i alle retninger og finner formen igjen etter vask. Fellingene på toppen er flate.',
    'Strikket i ett stykke, helt uten søm.',
  ],
  scarf: [
    'Stoffet er lett børstet på begge sider og kjennes mykt fra første dag.',
    'Målene gjør at skjerfet kan knyttes under kåpen eller bres ut som teppe på flyet.',
    'Kantene er vevd som jarekant og rakner ikke.',
    'Skjerfet er vevd i ett stykke og kan vaskes på ullprogram.',
  ],
} satisfies Partial<Words['kinds']>
