import type { Words } from './words-types'

export const daWardrobeKinds = {
  'shirt-dress': {
    short: ['Skjortens holdning, kjolens lethed.', 'Knap den, stram bæltet, og gå.'],
    long: [
      'Knapperne går fra krave til kant, så de nederste kan stå åbne, når du går. Bæltet kan tages af, hvis du vil have en lige linje.',
      'Bæltet løber i smalle stropper og giver form præcis der, hvor din talje sidder. I sidesømmene er der lommer.',
    ],
  },
  'knit-dress': {
    short: ['Føles som en strik, ligner et helt outfit.', 'Følger kroppen uden at stramme.'],
    long: [
      'Delene er strikket i facon, så sømmene er flade, og intet trykker, når du sidder. Strikken finder formen igen med lidt luftning.',
      'Den tætte strik er ikke gennemsigtig og poser ikke bagpå. Hals og kant er afsluttet i samme garn.',
    ],
  },
  'tiered-dress': {
    short: ['Et skørt, der følger efter som en let brise.', 'Videre for hvert lag, med plads til hele sommeren.'],
    long: [
      'Hvert lag er rynket i hånden og lidt videre end det ovenover. Kjolen trækkes over hovedet og har ingen lynlås.',
      'Overdelen sidder, skørtet bevæger sig. I sidesømmene er der skjulte lommer, for en kjole skal have lommer.',
    ],
  },
  jumpsuit: {
    short: ['Ét stykke tøj, et helt outfit.', 'Festlig som en kjole, fri som et par bukser.'],
    long: [
      'Bæltet markerer taljen, og benene falder lige ned derfra. I siderne er der lommer med plads til telefonen.',
      'Overdelen har bevægelsesvidde, og hoften har plads til at sidde. Lukningen er gennemtænkt, så du kan få den på uden hjælp.',
    ],
  },
  'roll-neck': {
    short: ['En rullekrave, der står uden at kradse under hagen.', 'Varme præcis der, hvor vinden rammer.'],
    long: [
      'Kraven er dobbeltstrikket og folder sig pænt. Ærmerne er så lange, at de stikker frem under frakkeærmet.',
      'Kraven giver sig over hovedet og finder formen igen. Skuldersømmene er kædet sammen, så de ikke mærkes under frakken.',
    ],
  },
  cardigan: {
    short: [
      'Cardiganen, der bor på stoleryggen, fordi der altid er brug for den.',
      'Over skjorten, under frakken, til alt.',
    ],
    long: [
      'Forkanterne er strikket i ét med resten, så de holder sig lige. Kan lige så godt bruges som bluse.',
      'Skulderen er blød, og der er plads til ærmet under frakken. Kanterne bliver ikke slappe med årene.',
    ],
  },
  'knit-vest': {
    short: ['Varm i midten, fri i armene.', 'Vesten, der gør skjorten til et outfit.'],
    long: [
      'Ærmegabene er kantet med rib, der hverken gaber eller strammer. Lige så fin over skjorten som direkte på huden.',
      'Strikket i facon, så sidesømmene holder sig lige. Kanten slutter præcis der, hvor linningen begynder.',
    ],
  },
  camisole: {
    short: ['Toppen, der titter tilpas frem under blazeren.', 'Et tyndt lag med stor virkning.'],
    long: [
      'Toppen falder løst og glider ikke op af linningen. Stropperne bliver siddende, hvor de skal.',
      'Ryggen er skåret så højt, at en almindelig bh er skjult. Nederst er der en smal søm.',
    ],
  },
  'bow-blouse': {
    short: ['Blusen, hvor alt sker ved halsen.', 'Festklædt allerede før smykkerne.'],
    long: [
      'Der er luft i ærmerne og fald i forstykket, så blusen lever, når du bevæger dig. Bær den nede i eller uden på linningen.',
      'Skuldrene har fået lidt rynket vidde. Knapperne er små og betrukne, som i en rigtig bluse.',
    ],
  },
  'a-line-skirt': {
    short: ['Nederdelen, der vider sig ud og giver plads til at gå.', 'Smal talje, fri bevægelse.'],
    long: [
      'Snittet følger hoften og åbner sig nedad, så du kan gå, cykle og sidde i den. Linningen drejer ikke.',
      'Nederdelen er foret og hænger ikke fast i strømpebukserne. Kanten er rettet af, så den falder jævnt.',
    ],
  },
  'denim-skirt': {
    short: ['Jeansenes pålidelighed, nederdelens luft.', 'Går til alt det, jeansene går til.'],
    long: [
      'Linningen sidder højt, og lommerne er rigtige lommer. Stikningerne er dobbelte, så sømmene holder.',
      'Denimen er vasket én gang og bliver blødere i brug. Bæltestropperne kan bære et bredt bælte.',
    ],
  },
  shorts: {
    short: ['Høj talje og vidde, så luften kan komme til.', 'Byshorts, der ikke behøver en forklaring.'],
    long: [
      'Benene er vide nok til ikke at krybe op, når du sidder. Sidelommerne er dybe og ligger fladt.',
      'Linningen sidder i taljen uden at klemme. Længden er valgt, så du kan cykle på arbejde.',
    ],
  },
} satisfies Partial<Words['kinds']>
