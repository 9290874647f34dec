import type { Words } from './words-types'

export const nbWardrobeKinds = {
  'shirt-dress': [
    'Knappene går fra krage til fald, så de nederste kan stå åpne når du går. Beltet kan tas av hvis du vil ha en rett linje.',
    'Beltet går i smale hemper og gir form akkurat der midjen din sitter. I sidesømmene er det lommer.',
    'Kragen er lett forsterket og kan brukes åpen eller kneppet helt opp.',
  ],
  'knit-dress': [
    'Delene er strikket i form, så sømmene er flate og ingenting trykker når du sitter. Strikken finner formen igjen med litt lufting.',
    'Den tette strikken dekker godt og holder fasongen. Hals og fald er avsluttet i samme garn.',
    'Sømmene på skuldre og sider gir etter med strikken.',
  ],
  'tiered-dress': [
    'Hver kappe er rynket for hånd og litt videre enn den over. Kjolen trekkes over hodet og har ingen glidelås.',
    'Den ettersittende overdelen står fint til det vide skjørtet. I sidesømmene er det skjulte lommer, for en kjole skal ha lommer.',
    'Kjolen er vid fra ermehullet og ned, så den er sval også når det er varmt.',
  ],
  jumpsuit: [
    'Beltet markerer midjen, og bena faller rett ned derfra. I sidene er det lommer med plass til telefonen.',
    'Overdelen har god bevegelsesvidde, og over hoften er det god plass når du sitter. Den er lett å lukke selv.',
  ],
  'roll-neck': [
    'Halsen er dobbeltstrikket og bretter seg pent. Ermene er så lange at de stikker frem under kåpeermet.',
    'Halsen gir etter over hodet og finner formen igjen. Skuldersømmene er kjedet sammen, så de kjennes ikke under kåpen.',
    'Vrangborden sitter godt rundt håndleddene.',
  ],
  cardigan: [
    'Forkantene er strikket i ett med resten, så de holder seg rette.',
    'Skulderen er myk, og ermet får plass under kåpen. Kantene holder fasongen år etter år.',
    'Skuldersømmene er forsterket med bånd, så cardiganen holder fasongen.',
  ],
  'knit-vest': [
    'Ermhullene er kantet med en smal ribb som sitter tett. Like fin over skjorten som rett på huden.',
    'Strikket i form, så sidesømmene holder seg rette. Nederkanten slutter akkurat der linningen begynner.',
  ],
  camisole: [
    'Toppen faller løst og blir liggende nede i linningen. Stroppene sitter der de skal.',
    'Ryggen er skåret så høyt at en vanlig bh skjules. Nederst er det en smal fald.',
  ],
  'bow-blouse': [
    'Vide ermer og et forstykke med mykt fall. Bær den nedi eller utenpå linningen.',
    'Skuldrene har fått litt rynket vidde. De små knappene er trukket med samme stoff.',
  ],
  'a-line-skirt': [
    'Snittet følger hoften og åpner seg nedover, så du kan gå, sykle og sitte i det.',
    'Skjørtet er fôret og henger seg ikke fast i strømpebuksen. Falden er rettet av og faller jevnt.',
  ],
  'denim-skirt': [
    'Linningen sitter høyt, og lommene har plass til telefonen. Stikningene er doble, så sømmene holder.',
    'Denimen er vasket én gang og mykner i bruk. Beltehempene tåler også et bredt belte.',
  ],
  shorts: [
    'Bena er vide og holder seg på plass når du sitter. Sidelommene er dype og ligger flatt.',
    'Linningen sitter høyt i midjen. Shortsen er også god å sykle i.',
  ],
} satisfies Partial<Words['kinds']>
