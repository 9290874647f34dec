import type { Words } from './words-types'

export const daOutdoorKinds = {
  puffer: {
    short: ['Let som en dyne, varm som et hus.', 'Dun, der holder vinden ude og linjen ren.'],
    long: [
      'Kanalerne er syet, så dunene ikke vandrer. Overfladen afviser slud, og lommerne er varmt forede.',
      'Kan pakkes i sin egen pose og bliver luftig igen på et øjeblik. Lynlåsene i lommerne kan åbnes med handsker på.',
    ],
  },
  'leather-jacket': {
    short: ['Jakken, der er bedst om fem år.', 'En fast jakke, der former sig efter den, der bærer den.'],
    long: [
      'Foret er glat, og der er lommer også på indersiden. Ærmerne er svagt buede og poser ikke ved albuen.',
      'Sømmene er syet med vokset tråd, og metaldelene er massive. Skuldrene former sig på et par uger.',
    ],
  },
  'denim-jacket': {
    short: ['Jakken, der er med på alle gode billeder.', 'To brystlommer og alt det forår, du vil have.'],
    long: [
      'Knapperne er af metal og stikningerne dobbelte. Der er plads til en strik under og en uldfrakke over.',
      'Kraven står, når du slår den op. I linningen er der knapper til at regulere vidden med.',
    ],
  },
  trench: {
    short: [
      'Regnfrakken, der ikke skal forklares i solskin.',
      'Dobbeltradet klassiker, med bæltet bundet på din måde.',
    ],
    long: [
      'Det tætte stof afviser vand, og bærestykket leder dråberne væk fra skuldrene. Bind bæltet foran eller bagpå.',
      'Foret er let, så der er plads til en strik under, og frakken holder til oktober. Slidsen bagpå giver plads til lange skridt.',
    ],
  },
  swimsuit: {
    short: ['En badedragt, man faktisk kan svømme i.', 'Til badebroen, bølgerne og brunchen.'],
    long: [
      'Stoffet er dobbelt og ikke gennemsigtigt, heller ikke når det er vådt. Benåbningerne glider ikke og strammer ikke.',
      'Jerseyen beskytter mod solen og tørrer hurtigt. På indersiden er der skåle, der kan tages ud.',
    ],
  },
  bikini: {
    short: ['To dele, én sommer.', 'Lavet til at bade i, ikke kun til billeder.'],
    long: [
      'Begge dele er foret med samme stof, så de ikke bliver gennemsigtige. Kanterne er syet flade.',
      'Overdelen har udtagelige skåle, og trussen sidder, også når du springer. Tør på en eftermiddag.',
    ],
  },
  pyjama: {
    short: ['En pyjamas, du kan åbne døren i.', 'Godnat, og en endnu bedre søndag morgen.'],
    long: [
      'Kanterne har en smal paspel, og elastikken i taljen er blødt betrukket. Den er rummelig, som nattøj skal være.',
      'Sømmene er flade og mærkes ikke, når du ligger på siden. Delene kan bruges hver for sig, når ingen ser det.',
    ],
  },
  robe: {
    short: ['Morgenens første stykke tøj og aftenens sidste.', 'Slå den om dig, og lav kaffe.'],
    long: [
      'Forstykkerne går godt ind over hinanden, og bæltet løber i stropper, så det ikke bliver væk. I siderne er der lommer.',
      'Ærmerne er vide og kan bukkes pænt op. Stroppen i nakken holder, også når den er våd.',
    ],
  },
} satisfies Partial<Words['kinds']>
