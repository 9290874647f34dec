import type { CategoryKey } from '@/mock-backend/catalogue/category-ids'
import type { CmsArea, Lang } from '@/mock-backend/catalogue/types'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { Desk } from './create-desk'
import { categoryPuffs, container } from './widgets'

type Picture = { to: CategoryKey; scene: SceneName; phone?: SceneName; words: Record<Lang, string> }

/** Two for every top category; a picture hangs under the entry whose address its own begins with. */
const PICTURES: readonly Picture[] = [
  {
    to: 'knitwear',
    scene: 'category-knits',
    phone: 'still-knit',
    words: { fi: 'Talven neuleita', sv: 'Vinterns stickat', nb: 'Vinterens strikk', da: 'Vinterens strik' },
  },
  {
    to: 'skirts',
    scene: 'category-skirts',
    words: { fi: 'Pliseetä', sv: 'Plisserat', nb: 'Plissert', da: 'Plisseret' },
  },
  {
    to: 'boots',
    scene: 'still-boots',
    words: {
      fi: 'Nilkkurit syksyyn',
      sv: 'Boots för alla väder',
      nb: 'Støvletter i all slags vær',
      da: 'Støvler til al slags vejr',
    },
  },
  {
    to: 'trainers',
    scene: 'still-plinth',
    words: { fi: 'Joka päivän parit', sv: 'För varje dag', nb: 'Til hverdags', da: 'Til hverdag' },
  },
  {
    to: 'handbags',
    scene: 'still-bag',
    words: {
      fi: 'Nahkaa, joka kaunistuu',
      sv: 'Läder som åldras vackert',
      nb: 'Skinn som blir vakrere',
      da: 'Læder, der patinerer',
    },
  },
  {
    to: 'smallBags',
    scene: 'empty',
    words: { fi: 'Pieniä iltaan', sv: 'Små för kvällen', nb: 'Små til kvelden', da: 'Små til aftenen' },
  },
  {
    to: 'scarves',
    scene: 'hero-coat-tall',
    words: { fi: 'Huiveja viimaan', sv: 'Halsdukar mot blåsten', nb: 'Skjerf mot vinden', da: 'Tørklæder mod blæsten' },
  },
  {
    to: 'beanies',
    scene: 'not-found',
    words: { fi: 'Pipo päähän', sv: 'Mössa på', nb: 'Lue på', da: 'Hue på' },
  },
]

/** Editorial pictures of the main menu, in the menu's own order. */
export const buildMenuPictures = (desk: Desk): CmsArea => ({
  family: 'Menu',
  areaName: 'Pictures of the main menu',
  alias: null,
  title: 'Pictures of the main menu',
  description: '',
  tags: [],
  markets: [desk.market],
  lang: desk.lang,
  filters: [],
  containers: [
    container('Pictures', [
      categoryPuffs(
        '',
        PICTURES.map(({ to, scene, phone, words }) => ({
          scene,
          phone: phone ?? scene,
          href: desk.category(to),
          alt: '',
          text: words[desk.lang],
        })),
      ),
    ]),
  ],
})
