import type { SiteTexts } from '#catalogue/cms/cms-text-types'

export const nbSite: SiteTexts = {
  all: { clothes: 'Alle klær', dresses: 'Alle kjoler', knitwear: 'Alle gensere', stories: 'Alle artikler' },
  motto: {
    title: 'Heller tre plagg som brukes i ti år enn ti som varer i tre måneder.',
    link: 'Slik jobber vi',
  },
  journal: 'Inspirasjon',
  journalIntro: 'Om mønstre, materialer og klær som varer lenge.',
  storyProducts: 'Fra artikkelen',
  readMore: 'Les mer',
  promises: [
    { title: 'Fri frakt over {free}', text: 'Fremme på 2–4 virkedager, {delivery|på hentested eller hjemme}.' },
    { title: 'Fri retur i 14 dager', text: 'Prøv hjemme i ro og mak. {returns|Slik returnerer du}.' },
    {
      title: 'Vi er her på hverdager kl.\u00a08–17',
      text: 'Hos {service|kundeservice} svarer noen som selv har prøvd klærne.',
    },
  ],
  menus: {
    shop: 'Handle',
    help: 'Hjelp',
    house: 'Kajo',
    information: 'Informasjon',
    promises: ['Fri frakt over {free}', 'Fri retur i 14 dager', 'Kundeservice på hverdager kl.\u00a08–17'],
  },
  lists: {
    newArrivals: 'Nyheter',
    sale: 'Salg',
    brands: 'Merker',
    bestsellers: 'Bestselgere',
    incoming: 'Kommer snart',
  },
  listTops: {
    dresses: 'Mønstrene males for hånd',
    knitwear: 'Lammeull fra første klipp',
    coats: 'Kåper for en lang nordisk vinter',
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
