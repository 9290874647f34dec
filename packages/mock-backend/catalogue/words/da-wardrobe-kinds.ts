import type { Words } from './words-types'

export const daWardrobeKinds = {
  'shirt-dress': [
    'Knapperne går fra krave til kant, så de nederste kan stå åbne, når du går. Bæltet kan tages af, hvis du vil have en lige linje.',
    'Bæltet løber i smalle stropper og giver form præcis der, hvor din talje sidder. I sidesømmene er der lommer.',
    'Kraven er let forstærket og kan bruges åben eller knappet helt op.',
  ],
  'knit-dress': [
    'Delene er strikket i facon, så sømmene er flade, og intet trykker, når du sidder. Strikken finder formen igen med lidt luftning.',
    'Den tætte strik dækker godt og holder faconen. Hals og kant er afsluttet i samme garn.',
    'Sømmene ved skuldre og sider giver sig med strikken.',
  ],
  'tiered-dress': [
    'Hvert lag er rynket i hånden og lidt videre end det ovenover. Kjolen trækkes over hovedet og har ingen lynlås.',
    'Den tætsiddende overdel klæder det vide skørt. I sidesømmene er der skjulte lommer, for en kjole skal have lommer.',
    'Kjolen er vid fra ærmegabet og ned, så den er sval, også når det er varmt.',
  ],
  jumpsuit: [
    'Bæltet markerer taljen, og benene falder lige ned derfra. I siderne er der lommer med plads til telefonen.',
    'Overdelen har god bevægelsesvidde, og der er god plads over hoften, når du sidder. Den er nem at lukke selv.',
  ],
  'roll-neck': [
    'Kraven er dobbeltstrikket og folder sig pænt. Ærmerne er så lange, at de stikker frem under frakkeærmet.',
    'Kraven giver sig over hovedet og finder formen igen. Skuldersømmene er kædet sammen, så de ikke mærkes under frakken.',
    'Ribben sidder godt om håndleddene.',
  ],
  cardigan: [
    'Forkanterne er strikket i ét med resten, så de holder sig lige.',
    'Skulderen er blød, og der er plads til ærmet under frakken. Kanterne holder formen år efter år.',
    'Skuldersømmene er forstærket med bånd, så cardiganen holder formen.',
  ],
  'knit-vest': [
    'Ærmegabene er kantet med en smal rib, der sidder tæt. Lige så fin over skjorten som direkte på huden.',
    'Strikket i facon, så sidesømmene holder sig lige. Kanten slutter præcis der, hvor linningen begynder.',
  ],
  camisole: [
    'Toppen falder løst og bliver nede i linningen. Stropperne sidder, hvor de skal.',
    'Ryggen er skåret så højt, at en almindelig bh er skjult. Nederst er der en smal søm.',
  ],
  'bow-blouse': [
    'Vide ærmer og et forstykke med blødt fald. Bær den nede i eller uden på linningen.',
    'Skuldrene har fået lidt rynket vidde. De små knapper er betrukket med samme stof.',
  ],
  'a-line-skirt': [
    'Snittet følger hoften og åbner sig nedad, så du kan gå, cykle og sidde i den.',
    'Nederdelen er foret og hænger ikke fast i strømpebukserne. Kanten er rettet af, så den falder jævnt.',
  ],
  'denim-skirt': [
    'Linningen sidder højt, og lommerne har plads til telefonen. Stikningerne er dobbelte, så sømmene holder.',
    'Denimen er vasket én gang og bliver blødere i brug. Bæltestropperne kan bære et bredt bælte.',
  ],
  shorts: [
    'Benene er vide og bliver på plads, når du sidder. Sidelommerne er dybe og ligger fladt.',
    'Linningen sidder højt i taljen. Shortsene er også gode at cykle i.',
  ],
} satisfies Partial<Words['kinds']>
