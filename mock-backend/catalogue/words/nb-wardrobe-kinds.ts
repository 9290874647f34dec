import type { Words } from './words-types'

export const nbWardrobeKinds = {
  'shirt-dress': {
    short: ['Skjortens holdning, kjolens letthet.', 'Knepp igjen, stram beltet og gå.'],
    long: [
      'Knappene går fra krage til fald, så de nederste kan stå åpne når du går. Beltet kan tas av hvis du vil ha en rett linje.',
      'Beltet går i smale hemper og gir form akkurat der midjen din sitter. I sidesømmene er det lommer.',
    ],
  },
  'knit-dress': {
    short: ['Føles som en genser, ser ut som et antrekk.', 'Følger kroppen uten å sitte stramt.'],
    long: [
      'Delene er strikket i form, så sømmene er flate og ingenting trykker når du sitter. Strikken finner formen igjen med litt lufting.',
      'Den tette strikken er ikke gjennomsiktig og poser ikke bak. Hals og fald er avsluttet i samme garn.',
    ],
  },
  'tiered-dress': {
    short: ['Et skjørt som følger etter som en lett bris.', 'Videre for hver kappe, med plass til hele sommeren.'],
    long: [
      'Hver kappe er rynket for hånd og litt videre enn den over. Kjolen trekkes over hodet og har ingen glidelås.',
      'Overdelen sitter, skjørtet beveger seg. I sidesømmene er det skjulte lommer, for en kjole skal ha lommer.',
    ],
  },
  jumpsuit: {
    short: ['Ett plagg, et helt antrekk.', 'Festlig som en kjole, fri som en bukse.'],
    long: [
      'Beltet markerer midjen, og bena faller rett ned derfra. I sidene er det lommer med plass til telefonen.',
      'Overdelen har bevegelsesvidde og hoften plass til å sitte. Lukkingen er gjennomtenkt, så du får den på uten hjelp.',
    ],
  },
  'roll-neck': {
    short: ['En høy hals som står uten å klø under haken.', 'Varme akkurat der vinden tar.'],
    long: [
      'Halsen er dobbeltstrikket og bretter seg pent. Ermene er så lange at de stikker frem under kåpeermet.',
      'Halsen gir etter over hodet og finner formen igjen. Skuldersømmene er kjedet sammen, så de kjennes ikke under kåpen.',
    ],
  },
  cardigan: {
    short: ['Jakken som bor på stolryggen fordi du alltid trenger den.', 'Over skjorten, under kåpen, med alt.'],
    long: [
      'Forkantene er strikket i ett med resten, så de holder seg rette. Kan like gjerne brukes som genser.',
      'Skulderen er myk, og ermet får plass under kåpen. Kantene blir ikke slappe med årene.',
    ],
  },
  'knit-vest': {
    short: ['Varm i midten, fri i armene.', 'Vesten som gjør skjorten til et antrekk.'],
    long: [
      'Ermhullene er kantet med ribb som verken gaper eller strammer. Like fin over skjorten som rett på huden.',
      'Strikket i form, så sidesømmene holder seg rette. Nederkanten slutter akkurat der linningen begynner.',
    ],
  },
  camisole: {
    short: ['Toppen som titter passe mye frem under blazeren.', 'Et tynt lag med stor virkning.'],
    long: [
      'Toppen faller løst og sklir ikke opp av linningen. Stroppene blir sittende der de skal.',
      'Ryggen er skåret så høyt at en vanlig bh skjules. Nederst er det en smal fald.',
    ],
  },
  'bow-blouse': {
    short: ['Blusen der alt skjer ved halsen.', 'Festkledd allerede før smykkene.'],
    long: [
      'Det er luft i ermene og fall i forstykket, så blusen lever når du beveger deg. Bær den nedi eller utenpå linningen.',
      'Skuldrene har fått litt rynket vidde. Knappene er små og trukket, som i en skikkelig bluse.',
    ],
  },
  'a-line-skirt': {
    short: ['Skjørtet som vider seg ut der steget begynner.', 'Smal midje, fri bevegelse.'],
    long: [
      'Snittet følger hoften og åpner seg nedover, så du kan gå, sykle og sitte i det. Linningen vrir seg ikke.',
      'Skjørtet er fôret og henger seg ikke fast i strømpebuksen. Falden er rettet av og faller jevnt.',
    ],
  },
  'denim-skirt': {
    short: ['Jeansens pålitelighet, skjørtets luft.', 'Går til alt som jeansen går til.'],
    long: [
      'Linningen sitter høyt, og lommene er ekte lommer. Stikningene er doble, så sømmene holder.',
      'Denimen er vasket én gang og mykner i bruk. Beltehempene tåler også et bredt belte.',
    ],
  },
  shorts: {
    short: ['Høyt liv og vidde så luften slipper til.', 'Byshorts som ikke trenger noen forklaring.'],
    long: [
      'Bena er vide nok til ikke å krype opp når du sitter. Sidelommene er dype og ligger flatt.',
      'Linningen sitter i midjen uten å klemme. Lengden er valgt slik at du kan sykle til jobb.',
    ],
  },
} satisfies Partial<Words['kinds']>
