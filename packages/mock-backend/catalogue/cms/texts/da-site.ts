import type { SiteTexts } from '#catalogue/cms/cms-text-types'

export const daSite: SiteTexts = {
  all: { clothes: 'Alt tøj', dresses: 'Alle kjoler', knitwear: 'Al strik', stories: 'Alle artikler' },
  motto: {
    title: 'Hellere tre stykker tøj, der bruges i ti år, end ti, der holder i tre måneder.',
    link: 'Sådan arbejder vi',
  },
  journal: 'Inspiration',
  journalIntro: 'Om mønstre, materialer og tøj, der holder længe.',
  storyProducts: 'Fra artiklen',
  readMore: 'Læs mere',
  promises: [
    { title: 'Fri fragt over {free}', text: 'Fremme på 2–4 hverdage, {delivery|i pakkeshop eller derhjemme}.' },
    { title: 'Gratis retur i 14 dage', text: 'Prøv derhjemme i ro og mag. {returns|Sådan returnerer du}.' },
    {
      title: 'Vi er her på hverdage kl.\u00a08–17',
      text: 'I {service|kundeservice} svarer nogen, der selv har prøvet tøjet.',
    },
  ],
  menus: {
    shop: 'Butik',
    help: 'Hjælp',
    house: 'Kajo',
    information: 'Information',
    promises: ['Fri fragt over {free}', 'Gratis retur i 14 dage', 'Kundeservice på hverdage kl.\u00a08–17'],
  },
  lists: {
    newArrivals: 'Nyheder',
    sale: 'Udsalg',
    brands: 'Mærker',
    bestsellers: 'Bestsellere',
    incoming: 'Kommer snart',
  },
  listTops: {
    dresses: 'Mønstrene males i hånden',
    knitwear: 'Lammeuld fra første klip',
    coats: 'Frakker til en lang nordisk vinter',
    shoes: 'Læder, der bliver bedre af at blive brugt',
  },
  listBottoms: {
    dresses: [
      'Hvilken kjole skal jeg vælge?',
      'Slå om-kjolen passer de fleste, fordi du selv justerer taljen. Slipkjolen er nemmest at bære i lag: en strik over, og sommerkjolen bliver til vinterkjole. Mellem to størrelser? Se målene i {sizes|størrelsesguiden}.',
    ],
    knitwear: [
      'Sådan holder strikken sig pæn',
      'Luft natten over ved et åbent vindue, og vask sjældent, på uldprogram ved tredive grader. Tør fladt, og opbevar foldet, ikke på bøjle.',
    ],
    shoes: [
      'Plej dem, så holder de',
      'Imprægnér før den første regn, og smør to gange om året. {leather|Sådan plejer du læderet} på ti minutter.',
    ],
  },
}
