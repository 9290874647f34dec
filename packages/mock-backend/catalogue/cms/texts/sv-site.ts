import type { SiteTexts } from '#catalogue/cms/cms-text-types'

export const svSite: SiteTexts = {
  all: { clothes: 'Alla kläder', dresses: 'Alla klänningar', knitwear: 'Allt stickat', stories: 'Alla artiklar' },
  motto: {
    title: 'Hellre tre plagg som bärs i tio år än tio som hänger med i tre månader.',
    link: 'Så arbetar vi',
  },
  journal: 'Inspiration',
  journalIntro: 'Om mönster, material och hur ett plagg håller länge.',
  storyProducts: 'Ur artikeln',
  readMore: 'Läs mer',
  promises: [
    { title: 'Fri frakt över {free}', text: 'Framme på 2–4 vardagar, {delivery|hos ombud eller hemma}.' },
    { title: 'Fri retur i 14 dagar', text: 'Prova hemma i lugn och ro. {returns|Så returnerar du}.' },
    { title: 'Öppet vardagar 8–17', text: 'Hos {service|kundservice} svarar någon som själv har provat kläderna.' },
  ],
  menus: {
    shop: 'Handla',
    help: 'Hjälp',
    house: 'Kajo',
    information: 'Information',
    promises: ['Fri frakt över {free}', 'Fri retur i 14 dagar', 'Kundservice vardagar 8–17'],
  },
  lists: {
    newArrivals: 'Nyheter',
    sale: 'Rea',
    brands: 'Märken',
    bestsellers: 'Bästsäljare',
    incoming: 'Kommer snart',
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
