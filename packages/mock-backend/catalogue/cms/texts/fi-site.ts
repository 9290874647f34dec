import type { SiteTexts } from '#catalogue/cms/cms-text-types'

export const fiSite: SiteTexts = {
  all: { clothes: 'Kaikki vaatteet', dresses: 'Kaikki mekot', knitwear: 'Kaikki neuleet', stories: 'Kaikki jutut' },
  motto: {
    title: 'Mieluummin kolme vaatetta kymmeneksi vuodeksi kuin kymmenen kolmeksi kuukaudeksi.',
    link: 'Näin teemme',
  },
  journal: 'Juttuja',
  journalIntro: 'Kuoseista, kankaista ja siitä, miten vaate kestää.',
  storyProducts: 'Poimintoja jutusta',
  readMore: 'Lue juttu',
  promises: [
    {
      title: 'Ilmainen toimitus, kun tilaus on yli {free}',
      text: 'Perillä 2–4 arkipäivässä, {delivery|noutopisteessä tai kotona}.',
    },
    { title: 'Maksuton palautus 14 päivää', text: 'Sovita kotona rauhassa. {returns|Näin palautat}.' },
    {
      title: 'Paikalla arkisin klo\u00a08–17',
      text: '{service|Asiakaspalvelussa} vastaa ihminen, joka on itse sovittanut vaatteet.',
    },
  ],
  menus: {
    shop: 'Kauppa',
    help: 'Apua ja ohjeita',
    house: 'Kajo',
    information: 'Tietoa',
    promises: [
      'Ilmainen toimitus, kun tilaus on yli {free}',
      'Maksuton palautus 14 päivää',
      'Asiakaspalvelu arkisin klo\u00a08–17',
    ],
  },
  lists: {
    newArrivals: 'Uutuudet',
    sale: 'Ale',
    brands: 'Merkit',
    bestsellers: 'Myydyimmät',
    incoming: 'Tulossa pian',
  },
  listTops: {
    dresses: 'Kuosit maalataan käsin',
    knitwear: 'Lampaanvillaa ensimmäisestä kerinnästä',
    coats: 'Takkeja pitkään pohjoiseen talveen',
    shoes: 'Nahkaa, joka paranee käytössä',
  },
  listBottoms: {
    dresses: [
      'Minkä mekon valitsisin?',
      'Kietaisumekko istuu useimmille, koska vyötärö säädetään itse. Slip-mekko on helpoin kerrostaa: neule päälle, ja kesämekosta tulee talvimekko. Jos olet kahden koon välissä, katso mitat {sizes|kokotaulukosta}.',
    ],
    knitwear: [
      'Näin neule pysyy hyvänä',
      'Tuuleta yön yli ikkunan raossa ja pese harvoin, villaohjelmalla kolmessakymmenessä asteessa. Kuivaa tasolla ja säilytä taiteltuna, ei henkarissa.',
    ],
    shoes: [
      'Hoida, niin kestää',
      'Kyllästä ennen ensimmäistä sadetta ja rasvaa kahdesti vuodessa. {leather|Näin hoidat nahkaa} kymmenessä minuutissa.',
    ],
  },
}
