import type { SceneName } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { CmsArea, Lang } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import { widgetArea } from './widget-area'
import { categoryPuffs, container } from './widgets'

type Picture = { to: CategoryKey; scene: SceneName; phone?: SceneName; words: Record<Lang, string> }

/** Two for each top category. The menu shows a picture under the top item whose path begins the path it links to. */
const PICTURES: readonly Picture[] = [
  {
    to: 'knitwear',
    scene: 'category-knits',
    phone: 'still-knit',
    words: { fi: 'Talven neuleita', sv: 'Vinterns stickat', nb: 'Vinterens strikk', da: 'Vinterens strik' },
  },
  {
    to: 'slipDresses',
    scene: 'outfit-evening',
    words: { fi: 'Pikkujouluihin', sv: 'Till julfesten', nb: 'Til julebordet', da: 'Til julefrokosten' },
  },
  {
    to: 'boots',
    scene: 'still-boots',
    words: {
      fi: 'Nilkkurit loskaan',
      sv: 'Boots för alla väder',
      nb: 'Støvletter i all slags vær',
      da: 'Støvler til al slags vejr',
    },
  },
  {
    to: 'loafers',
    scene: 'still-loafers',
    words: {
      fi: 'Loafereita toimistoon',
      sv: 'Loafers till kontoret',
      nb: 'Loafers til kontoret',
      da: 'Loafers til kontoret',
    },
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
    scene: 'category-accessories',
    words: { fi: 'Huiveja viimaan', sv: 'Halsdukar mot blåsten', nb: 'Skjerf mot vinden', da: 'Tørklæder mod blæsten' },
  },
  {
    to: 'jewellery',
    scene: 'still-jewellery',
    words: { fi: 'Kultaa kaulaan', sv: 'Guld om halsen', nb: 'Gull om halsen', da: 'Guld om halsen' },
  },
]

/** Editorial pictures of the main menu, in menu order. */
export const buildMenuPictures = (context: CmsContext): CmsArea =>
  widgetArea(context, {
    family: 'Menu',
    areaName: 'Pictures of the main menu',
    containers: [
      container('Pictures', [
        categoryPuffs(
          '',
          PICTURES.map(({ to, scene, phone, words }) => ({
            scene,
            phone: phone ?? scene,
            href: context.category(to),
            alt: '',
            text: words[context.lang],
          })),
        ),
      ]),
    ],
  })
