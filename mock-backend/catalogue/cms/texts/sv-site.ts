import type { SiteTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const svSite: SiteTexts = {
  knitHero: {
    title: 'Ljuset som stannar',
    text: 'Tjocka stickade tröjor, mjuk plissé och läder som åldras vackert. Säsongens garderob är här.',
    button: 'Se stickat',
    alt: 'Benvit kabelstickad tröja, vinröd plisserad kjol och konjaksbrun väska',
  },
  coatHero: {
    title: 'Upp med kragen',
    text: 'Ullkappor för en lång nordisk vinter.',
    button: 'Se kapporna',
    alt: 'Kamelfärgad kappa, grårutig halsduk och svarta boots',
  },
  newIn: 'Nytt den här veckan',
  all: { clothes: 'Alla kläder', dresses: 'Alla klänningar', knitwear: 'Allt stickat', stories: 'Alla berättelser' },
  mostLoved: 'Populärast just nu',
  dressesNow: 'Klänningar för vardag och fest',
  knitsNow: 'Stickat för kalla morgnar',
  shoesNow: 'Boots för våta gator',
  coatsNow: 'Kappor mot blåsten',
  puffs: 'Vad letar du efter?',
  motto: {
    title: 'Hellre tre plagg som bärs i tio år än tio som hänger med i tre månader.',
    text: '',
    link: 'Så arbetar vi',
  },
  tailoring: {
    title: 'Skrädderi',
    text: 'Ullflanell, mjuk axel och en linje som håller hela dagen.',
    button: 'Till kavajerna',
    alt: 'Marinblå kavaj',
  },
  shoes: {
    title: 'Skor',
    text: 'Vegetabiliskt garvat läder som blir bättre av att bäras.',
    button: 'Till skorna',
    alt: 'Konjaksbruna boots',
  },
  silk: {
    title: 'Siden till vardags',
    text: 'Slipklänningen under tröjan på morgonen, som den är på kvällen.',
    button: 'Till slipklänningarna',
    alt: 'Skogsgrön slipklänning',
  },
  outfit: {
    title: 'En vanlig tisdag',
    text: 'Ljusblå skjorta, indigoblå jeans, svart väska.',
    button: 'Se kläderna',
    alt: 'Ljusblå skjorta, mörka jeans, svart väska och svarta boots',
  },
  tweed: {
    title: 'Fredag, klockan fyra',
    text: 'Ren ull, benvit plissé och konjaksbrunt läder. Från kontoret rakt ut i kvällen.',
    button: 'Se kavajerna',
    alt: 'Gråbrun kavaj, benvit plisserad kjol och konjaksbruna boots',
  },
  journal: 'Berättelser',
  journalIntro: 'Om mönster, material och hur ett plagg håller länge.',
  storyGoods: 'Ur berättelsen',
  readMore: 'Läs mer',
  promises: [
    { title: 'Fri frakt över {free}', text: 'Framme på 2–4 vardagar, {delivery|hos ombud eller hemma}.' },
    { title: '14 dagars öppet köp', text: 'Prova hemma i lugn och ro. {returns|Returen är gratis}.' },
    { title: 'Öppet vardagar 8–17', text: 'Hos {service|kundservice} svarar någon som har provat kläderna.' },
  ],
  menus: {
    shop: 'Handla',
    help: 'Kundservice',
    house: 'Om Kajo',
    information: 'Information',
    promises: ['Fri frakt över {free}', '14 dagars öppet köp', 'Kundservice vardagar 8–17'],
  },
  listTops: {
    dresses: 'Mönstren målas för hand',
    knitwear: 'Lammull från första klippningen',
    coats: 'Kappor för en lång nordisk vinter',
    shoes: 'Läder som blir bättre av att bäras',
  },
  listBottoms: {
    dresses: [
      'Vilken klänning ska jag välja?',
      'Omlottklänningen passar de flesta, eftersom du själv bestämmer midjan. Slipklänningen är lättast att bära lager på lager: en tröja över, och sommarklänningen blir vinterklänning. Mellan två storlekar? Se måtten i {sizes|storleksguiden}.',
    ],
    knitwear: [
      'Så håller tröjan sig fin',
      'Vädra över natten vid ett öppet fönster och tvätta sällan, med ullprogram i trettio grader. Torka plant och förvara vikt, inte på galge.',
    ],
    shoes: [
      'Vårda, så håller de',
      'Impregnera före första regnet och smörj två gånger om året. {leather|Så vårdar du lädret} på tio minuter.',
    ],
  },
}
