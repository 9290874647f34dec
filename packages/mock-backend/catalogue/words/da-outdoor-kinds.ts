import type { Words } from './words-types'

export const daOutdoorKinds = {
  puffer: [
    'Kanalerne er syet, så dunene ikke vandrer. Overfladen afviser slud, og lommerne er varmt forede.',
    'Kan pakkes i sin egen pose og bliver luftig igen på et øjeblik. Lynlåsene i lommerne kan åbnes med handsker på.',
    'Den høje krave lukkes med lynlås helt op til hagen.',
  ],
  'leather-jacket': [
    'Foret er glat, og der er lommer også på indersiden. Ærmerne er svagt buede og poser ikke ved albuen.',
    'Sømmene er syet med vokset tråd, og metaldelene er massive. Jakken former sig efter dig på et par uger.',
  ],
  'denim-jacket': [
    'Knapperne er af metal og stikningerne dobbelte. Der er plads til en strik under og en uldfrakke over.',
    'Kraven står, når du slår den op. I linningen er der knapper til at regulere vidden med.',
  ],
  trench: [
    'Det tætte stof afviser vand, og bærestykket leder dråberne væk fra skuldrene. Bind bæltet foran eller bagpå.',
    'Foret er let, så der er plads til en strik under, og frakken kan bruges langt ind i efteråret. Slidsen bagpå giver plads til lange skridt.',
  ],
  swimsuit: [
    'Stoffet er dobbelt og dækker godt, også når det er vådt. Benåbningerne bliver på plads.',
    'Jerseyen beskytter mod solen og tørrer hurtigt. På indersiden er der skåle, der kan tages ud.',
  ],
  bikini: [
    'Begge dele er foret med samme stof, så de dækker godt. Kanterne er syet flade.',
    'Overdelen har udtagelige skåle, og trussen sidder, også når du springer. Bikinien tørrer på en eftermiddag.',
  ],
  pyjama: [
    'Kanterne har en smal paspel, og elastikken i taljen er blødt betrukket. Snittet er rummeligt.',
    'Sømmene er flade og mærkes knap nok, når du sover. Overdel og bukser kan også bruges hver for sig.',
  ],
  robe: [
    'Forstykkerne går godt ind over hinanden, og bæltet løber i stropper, så det ikke bliver væk. I siderne er der lommer.',
    'Ærmerne er vide og kan bukkes pænt op. Stroppen i nakken holder, også når den er våd.',
  ],
} satisfies Partial<Words['kinds']>
