import type { Lang } from '@/mock-backend/catalogue/types'

type FrontText = {
  meta: string
  heroAlt: string
  hero: [heading: string, line: string, button: string]
  coatAlt: string
  coat: [heading: string, line: string, button: string]
  dresses: string
  best: string
  knits: string
  latest: string
  puffs: string
  story: [heading: string, html: string]
  silkAlt: string
  silk: [heading: string, line: string, button: string]
}

/** Words of the front page per language. */
export const FRONT_TEXTS: Record<Lang, FrontText> = {
  fi: {
    meta: 'Mekkoja, neuleita ja takkeja pohjoiseen valoon. Ilmainen palautus 30 päivän ajan.',
    heroAlt: 'Luonnonvalkoinen palmikkoneule, viininpunainen vekkihame ja konjakinvärinen laukku',
    hero: ['Lämpöä lyheneviin päiviin', 'Palmikkoneule, vekkihame ja laukku, joka kulkee mukana.', 'Katso neuleet'],
    coatAlt: 'Kamelinvärinen villakangastakki, ruudullinen huivi ja mustat nilkkurit',
    coat: ['Takki, jossa tarkenee', 'Villakangasta, joka kestää katsetta ja viimaa.', 'Katso takit'],
    dresses: 'Mekkoja juuri nyt',
    best: 'Suosituimmat',
    knits: 'Pehmeää päälle',
    latest: 'Uutta Kajossa',
    puffs: 'Mistä aloitetaan?',
    story: [
      'Vaatteita pohjoiseen valoon',
      '<p>Kajo syntyi siitä hetkestä, kun päivä ja ilta kohtaavat. Valitsemme vaatteita, jotka kestävät pesua, säätä ja vuosia.</p>',
    ],
    silkAlt: 'Metsänvihreä slip-mekko',
    silk: ['Iltaan yhdellä vedolla', 'Mekko, joka ei kaipaa muuta kuin sinut.', 'Katso mekot'],
  },
  sv: {
    meta: 'Klänningar, stickat och kappor för nordiskt ljus. Fri retur i 30 dagar.',
    heroAlt: 'Benvit kabelstickad tröja, vinröd plisserad kjol och konjaksfärgad väska',
    hero: ['Värme när dagarna blir kortare', 'Kabelstickat, plisserad kjol och en väska som följer med.', 'Se stickat'],
    coatAlt: 'Kamelfärgad ullkappa, rutig halsduk och svarta boots',
    coat: ['Kappan som håller dig varm', 'Ull som tål både blickar och blåst.', 'Se kappor'],
    dresses: 'Klänningar just nu',
    best: 'Mest omtyckta',
    knits: 'Mjukt att dra på',
    latest: 'Nytt hos Kajo',
    puffs: 'Var börjar vi?',
    story: [
      'Kläder för nordiskt ljus',
      '<p>Kajo är finska för skymningsljus – stunden när dag möter kväll. Vi väljer kläder som tål tvätt, väder och år.</p>',
    ],
    silkAlt: 'Skogsgrön slipklänning',
    silk: ['Klar för kvällen på en minut', 'En klänning som inte behöver något mer än dig.', 'Se klänningar'],
  },
  nb: {
    meta: 'Kjoler, gensere og kåper for nordisk lys. Gratis retur i 30 dager.',
    heroAlt: 'Naturhvit flettestrikket genser, vinrødt plissert skjørt og konjakkfarget veske',
    hero: [
      'Varme når dagene blir kortere',
      'Flettestrikk, plissert skjørt og en veske som blir med overalt.',
      'Se gensere',
    ],
    coatAlt: 'Kamelfarget ullkåpe, rutete skjerf og svarte støvletter',
    coat: ['Kåpen som holder deg varm', 'Ull som tåler både blikk og blest.', 'Se kåper'],
    dresses: 'Kjoler akkurat nå',
    best: 'Mest populært',
    knits: 'Mykt å ta på',
    latest: 'Nytt hos Kajo',
    puffs: 'Hvor skal vi begynne?',
    story: [
      'Klær for nordisk lys',
      '<p>Kajo er finsk for skumringslys – øyeblikket da dag møter kveld. Vi velger klær som tåler vask, vær og mange år.</p>',
    ],
    silkAlt: 'Skoggrønn slipkjole',
    silk: ['Klar for kvelden på et minutt', 'En kjole som ikke trenger noe mer enn deg.', 'Se kjoler'],
  },
  da: {
    meta: 'Kjoler, strik og frakker til nordisk lys. Gratis returnering i 30 dage.',
    heroAlt: 'Råhvid kabelstrikket sweater, vinrød plisseret nederdel og cognacfarvet taske',
    hero: [
      'Varme, når dagene bliver kortere',
      'Kabelstrik, plisseret nederdel og en taske, der altid er med.',
      'Se strik',
    ],
    coatAlt: 'Kamelfarvet uldfrakke, ternet halstørklæde og sorte støvletter',
    coat: ['Frakken, der holder dig varm', 'Uld, der kan tåle både blikke og blæst.', 'Se frakker'],
    dresses: 'Kjoler lige nu',
    best: 'Mest populært',
    knits: 'Blødt at tage på',
    latest: 'Nyt hos Kajo',
    puffs: 'Hvor skal vi begynde?',
    story: [
      'Tøj til nordisk lys',
      '<p>Kajo er finsk for skumringslys – øjeblikket, hvor dag møder aften. Vi vælger tøj, der kan tåle vask, vejr og mange år.</p>',
    ],
    silkAlt: 'Skovgrøn slipkjole',
    silk: ['Klar til aftenen på et minut', 'En kjole, der ikke behøver andet end dig.', 'Se kjoler'],
  },
}
