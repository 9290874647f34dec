import { pictureName, type SceneName, sceneFile } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import { CATEGORY, CATEGORY_KEYS, type CategoryKey, parentId } from './category-ids'
import { inEvery } from './langs'
import { LINE_IDS, LINES } from './lines'
import { PALETTES } from './palettes'
import { slug } from './slug'
import type { CatalogueCategory } from './types'
import { WORDS } from './words/words'

const SCENE_OF: Partial<Record<CategoryKey, SceneName>> = {
  clothes: 'outfit-city',
  dresses: 'category-dresses',
  knitwear: 'category-knits',
  blazers: 'category-tailoring',
  coats: 'category-coats',
  skirts: 'category-skirts',
  shoes: 'category-shoes',
  shirtsAndBlouses: 'category-shirts',
  trousers: 'category-trousers',
  bags: 'category-bags',
  handbags: 'still-bag',
  boots: 'still-boots',
  slipDresses: 'still-slip',
  cableKnits: 'still-knit',
  accessories: 'category-accessories',
  trenchCoats: 'category-outerwear',
  loafers: 'still-loafers',
  swimwear: 'category-swim',
  jewellery: 'still-jewellery',
}

/** Picture of a category: its scene if the studio has one, else a packshot of its first line. */
function pictureOf(key: CategoryKey): string {
  const scene = SCENE_OF[key]
  if (scene) return sceneFile(scene)
  const id = LINE_IDS.find((candidate) => String(LINES[candidate].categoryId).startsWith(String(CATEGORY[key])))
  const { kind, shapes, palette, print } = LINES[id ?? 'tee-cotton']
  return pictureName({ kind, print, shape: itemAt(shapes, 0), colour: PALETTES[palette][0], view: 'front' })
}

/** The category tree: clothes, shoes, bags, accessories, with two or three levels. */
export function buildCategories(): CatalogueCategory[] {
  return CATEGORY_KEYS.map((key, order) => ({
    categoryId: CATEGORY[key],
    parentCategoryId: parentId(CATEGORY[key]),
    order,
    alias: inEvery((lang) => {
      const { alias, name } = WORDS[lang].categories[key]
      return alias ?? slug(name, lang)
    }),
    name: inEvery((lang) => WORDS[lang].categories[key].name),
    description: inEvery((lang) => WORDS[lang].categories[key].text),
    primaryImage: pictureOf(key),
  }))
}
