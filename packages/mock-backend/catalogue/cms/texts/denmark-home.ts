import type { BannerText, HomeText } from '#catalogue/cms/cms-text-types'

/** Texts of Denmark's home page. */
export const denmarkHome: HomeText & { trousers: BannerText; shoes: BannerText; gifts: string } = {
  hero: {
    title: 'Kjoledage −20\u00a0%',
    text: 'Penselstrøg, leopard og silke, der falder rigtigt. Udvalgte kjoler, lige til december.',
    button: 'Se kjolerne',
    alt: 'Skovgrøn slipkjole med penselstrøg og en leopardmønstret slå om-kjole',
  },
  dresses: 'Kjoler til julefrokosten',
  trousers: {
    title: 'Bukser',
    text: 'Fald, vidde og en linning, der sidder godt, også efter desserten.',
    button: 'Til bukserne',
    alt: 'Sandfarvede bukser og indigoblå jeans',
  },
  shoes: {
    title: 'Sko',
    text: 'Loafers i sort læder, der bliver bedre af at blive brugt.',
    button: 'Til skoene',
    alt: 'Sorte loafers',
  },
  outfit: {
    title: 'Søndag rundt om søerne',
    text: 'Ternet frakke, tung strik og et tørklæde, der når to gange rundt.',
    button: 'Se frakkerne',
    alt: 'Marineblå ternet frakke, råhvid kabelstrik, kamelternet halstørklæde og brune støvler',
  },
  products: 'Favoritter lige nu',
  gifts: 'Gaver, de bliver glade for',
}
