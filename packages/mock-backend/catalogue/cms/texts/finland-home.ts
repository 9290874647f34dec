import type { BannerText, CampaignText, HomeText } from '#catalogue/cms/cms-text-types'

type FinlandHome = HomeText & { coats: BannerText; accessories: BannerText; campaign: CampaignText }

/** Texts of Finland's home page in its two languages. */
export const finlandHome: Record<'fi' | 'sv', FinlandHome> = {
  fi: {
    hero: {
      title: 'Valo, joka jää',
      text: 'Paksua neuletta, pehmeää pliseetä ja nahkaa, joka kaunistuu. Kauden vaatteet ovat täällä.',
      button: 'Katso neuleet',
      alt: 'Luonnonvalkoinen palmikkoneule, viininpunainen laskoshame ja konjakinruskea laukku',
    },
    products: 'Uutta tällä viikolla',
    coats: {
      title: 'Takit',
      text: 'Villakangasta, joka pitää viiman loitolla ja ryhdin tallella.',
      button: 'Katso takit',
      alt: 'Kamelinvärinen takki',
    },
    accessories: {
      title: 'Lämmintä kaulaan',
      text: 'Huivi, pipo ja käsineet. Pakkanen on paljon kauniimpi, kun korvat ovat lämpimät.',
      button: 'Katso asusteet',
      alt: 'Kamelinvärinen ruutuhuivi ja harmaa pipo',
    },
    outfit: {
      title: 'Maanantai, kello yhdeksän',
      text: 'Harmaaruudullinen puku, valkoinen paita ja mustat nilkkurit. Käy myös ilman kokousta.',
      button: 'Katso bleiserit',
      alt: 'Harmaaruudullinen bleiseri ja housut, valkoinen paita ja mustat nilkkurit',
    },
    dresses: 'Mekkoja pikkujouluihin',
    campaign: {
      text: 'Valikoidut neuleet edullisemmin vielä hetken. Villaa tarvitaan maaliskuuhun asti.',
      button: 'Katso neuleet',
      alt: 'Sammalenvihreä palmikkoneule',
    },
  },
  sv: {
    hero: {
      title: 'Ljuset som stannar',
      text: 'Tjocka stickade tröjor, mjuk plissé och läder som åldras vackert. Säsongens plagg är här.',
      button: 'Se stickat',
      alt: 'Benvit kabelstickad tröja, vinröd plisserad kjol och konjaksbrun väska',
    },
    products: 'Nytt den här veckan',
    coats: {
      title: 'Kappor',
      text: 'Ylle som står emot blåsten och faller snyggt.',
      button: 'Se kapporna',
      alt: 'Kamelfärgad kappa',
    },
    accessories: {
      title: 'Varmt om halsen',
      text: 'Halsduk, mössa och handskar. Kölden är mycket vackrare när öronen är varma.',
      button: 'Se accessoarerna',
      alt: 'Kamelrutig halsduk och grå mössa',
    },
    outfit: {
      title: 'Måndag, klockan nio',
      text: 'Grårutig kostym, vit skjorta och svarta boots. Går fint också utan möte.',
      button: 'Se kavajerna',
      alt: 'Grårutig kavaj och byxor, vit skjorta och svarta boots',
    },
    dresses: 'Klänningar till lillajul',
    campaign: {
      text: 'Utvalda stickade plagg till lägre pris. Ull gör nytta ända in i mars.',
      button: 'Se stickat',
      alt: 'Mossgrön kabelstickad tröja',
    },
  },
}
