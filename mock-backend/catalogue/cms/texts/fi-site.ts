import type { SiteTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const fiSite: SiteTexts = {
  knitHero: {
    title: 'Valo, joka jää',
    text: 'Paksua neuletta, pehmeää pliseetä ja nahkaa, joka kaunistuu. Kauden vaatekaappi on täällä.',
    button: 'Katso neuleet',
    alt: 'Luonnonvalkoinen palmikkoneule, viininpunainen laskoshame ja konjakinruskea laukku',
  },
  coatHero: {
    title: 'Kaulus pystyyn',
    text: 'Villakangastakkeja pitkään pohjoiseen talveen.',
    button: 'Katso takit',
    alt: 'Kamelinvärinen takki, harmaa ruutuhuivi ja mustat nilkkurit',
  },
  newIn: 'Uutta tällä viikolla',
  all: { clothes: 'Kaikki vaatteet', dresses: 'Kaikki mekot', knitwear: 'Kaikki neuleet', stories: 'Kaikki tarinat' },
  mostLoved: 'Suosituimmat juuri nyt',
  dressesNow: 'Mekkoja arkeen ja juhlaan',
  knitsNow: 'Neuleita kylmiin aamuihin',
  shoesNow: 'Nilkkureita märille kaduille',
  coatsNow: 'Takkeja viimaan',
  puffs: 'Mitä etsit?',
  motto: {
    title: 'Mieluummin kolme vaatetta kymmeneksi vuodeksi kuin kymmenen kolmeksi kuukaudeksi.',
    text: '',
    link: 'Näin teemme',
  },
  tailoring: {
    title: 'Räätälöityä',
    text: 'Villaflanellia, pehmeä olkapää ja linja, joka kestää koko päivän.',
    button: 'Bleiserit',
    alt: 'Tummansininen bleiseri',
  },
  shoes: {
    title: 'Kengät',
    text: 'Kasviparkittua nahkaa, joka paranee käytössä.',
    button: 'Katso kengät',
    alt: 'Konjakinruskeat nilkkurit',
  },
  silk: {
    title: 'Silkkiä arkeen',
    text: 'Slip-mekko aamulla neuleen alle, illalla sellaisenaan.',
    button: 'Slip-mekot',
    alt: 'Metsänvihreä slip-mekko',
  },
  outfit: {
    title: 'Tavallinen tiistai',
    text: 'Vaaleansininen paita, indigonsiniset farkut, musta laukku.',
    button: 'Katso vaatteet',
    alt: 'Vaaleansininen paita, tummat farkut, musta laukku ja mustat nilkkurit',
  },
  tweed: {
    title: 'Perjantai, kello neljä',
    text: 'Puhdasta villaa, luonnonvalkoista pliseetä ja konjakinruskeaa nahkaa. Toimistolta suoraan iltaan.',
    button: 'Katso bleiserit',
    alt: 'Harmaanruskea bleiseri, luonnonvalkoinen pliseerattu hame ja konjakinruskeat nilkkurit',
  },
  journal: 'Tarinoita',
  journalIntro: 'Kuoseista, kankaista ja siitä, miten vaate kestää.',
  storyGoods: 'Poimintoja jutusta',
  readMore: 'Lue juttu',
  promises: [
    {
      title: 'Ilmainen toimitus, kun tilaus on yli {free}',
      text: 'Perillä 2–4 arkipäivässä, {delivery|noutopisteessä tai kotona}.',
    },
    { title: '14 päivän palautusoikeus', text: 'Sovita kotona rauhassa. {returns|Palautus on maksuton}.' },
    {
      title: 'Paikalla arkisin klo 8–17',
      text: '{service|Asiakaspalvelussa} vastaa ihminen, joka on itse sovittanut vaatteet.',
    },
  ],
  menus: {
    shop: 'Kauppa',
    help: 'Asiakaspalvelu',
    house: 'Kajo',
    information: 'Tietoa',
    promises: [
      'Ilmainen toimitus, kun tilaus on yli {free}',
      '14 päivän palautusoikeus',
      'Asiakaspalvelu arkisin klo 8–17',
    ],
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
