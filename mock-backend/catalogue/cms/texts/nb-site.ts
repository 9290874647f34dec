import type { SiteTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const nbSite: SiteTexts = {
  knitHero: {
    title: 'Vinteren kan komme',
    text: 'Kabelstrikk i lammeull, plissé som svinger og skinn som tåler mange vintre.',
    button: 'Se genserne',
    alt: 'Naturhvit kabelstrikket genser, skoggrønt plissert skjørt og konjakkbrun veske',
  },
  coatHero: {
    title: 'Opp med kragen',
    text: 'Ullkåper sydd for årets lengste vinter.',
    button: 'Se kåpene',
    alt: 'Kamelfarget kåpe, grårutete skjerf og svarte støvletter',
  },
  newIn: 'Nytt denne uken',
  all: { clothes: 'Alle klær', dresses: 'Alle kjoler', knitwear: 'Alle gensere', stories: 'Alle historier' },
  mostLoved: 'Mest kjøpt akkurat nå',
  dressesNow: 'Kjoler til hverdag og fest',
  knitsNow: 'Gensere til kalde morgener',
  shoesNow: 'Støvletter til våte gater',
  coatsNow: 'Kåper mot vinden',
  puffs: 'Hva ser du etter?',
  motto: {
    title: 'Heller tre plagg som brukes i ti år enn ti som varer i tre måneder.',
    text: '',
    link: 'Slik jobber vi',
  },
  tailoring: {
    title: 'Skreddersøm',
    text: 'Ullflanell, myk skulder og en linje som holder hele dagen.',
    button: 'Til blazerne',
    alt: 'Marineblå blazer',
  },
  shoes: {
    title: 'Sko',
    text: 'Vegetabilsk garvet skinn som blir bedre av å brukes.',
    button: 'Til skoene',
    alt: 'Konjakkbrune støvletter',
  },
  silk: {
    title: 'Silke til hverdags',
    text: 'Slipkjolen under genseren om morgenen, alene om kvelden.',
    button: 'Til slipkjolene',
    alt: 'Skoggrønn slipkjole',
  },
  outfit: {
    title: 'En vanlig tirsdag',
    text: 'Lyseblå skjorte, indigoblå jeans, svart veske.',
    button: 'Se klærne',
    alt: 'Lyseblå skjorte, mørke jeans, svart veske og svarte støvletter',
  },
  tweed: {
    title: 'Fredag klokken fire',
    text: 'Ren ull, naturhvit plissé og konjakkbrunt skinn. Fra kontoret rett ut i kvelden.',
    button: 'Se blazerne',
    alt: 'Gråbrun blazer, naturhvitt plissert skjørt og konjakkbrune støvletter',
  },
  journal: 'Historier',
  journalIntro: 'Om mønstre, materialer og klær som varer lenge.',
  storyGoods: 'Fra historien',
  readMore: 'Les mer',
  promises: [
    { title: 'Fri frakt over {free}', text: 'Fremme på 2–4 virkedager, {delivery|på hentested eller hjemme}.' },
    { title: '14 dagers åpent kjøp', text: 'Prøv hjemme i ro og mak. {returns|Returen er gratis}.' },
    { title: 'Her på hverdager kl. 8–17', text: 'Hos {service|kundeservice} svarer noen som har prøvd klærne.' },
  ],
  menus: {
    shop: 'Handle',
    help: 'Kundeservice',
    house: 'Om Kajo',
    information: 'Informasjon',
    promises: ['Fri frakt over {free}', '14 dagers åpent kjøp', 'Kundeservice på hverdager kl. 8–17'],
  },
  listTops: {
    dresses: 'Mønstrene males for hånd',
    knitwear: 'Lammeull fra første klipp',
    coats: 'Kåper for årets lengste vinter',
    shoes: 'Skinn som blir bedre av å brukes',
  },
  listBottoms: {
    dresses: [
      'Hvilken kjole skal jeg velge?',
      'Omslagskjolen passer de fleste, fordi du selv justerer midjen. Slipkjolen er lettest å bruke i lag: en genser over, og sommerkjolen blir vinterkjole. Mellom to størrelser? Se målene i {sizes|størrelsesguiden}.',
    ],
    knitwear: [
      'Slik holder genseren seg fin',
      'Luft natten over ved et åpent vindu og vask sjelden, på ullprogram på tretti grader. Tørk flatt og oppbevar brettet, ikke på henger.',
    ],
    shoes: [
      'Stell dem, så holder de',
      'Impregner før det første regnet og smør to ganger i året. {leather|Slik steller du skinnet} på ti minutter.',
    ],
  },
}
