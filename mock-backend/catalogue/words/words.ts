import type { Lang } from '@/mock-backend/catalogue/types'
import { daCategories } from './da-categories'
import { daKinds } from './da-kinds'
import { daMaterials } from './da-materials'
import { daNames } from './da-names'
import { fiCategories } from './fi-categories'
import { fiKinds } from './fi-kinds'
import { fiMaterials } from './fi-materials'
import { fiNames } from './fi-names'
import { nbCategories } from './nb-categories'
import { nbKinds } from './nb-kinds'
import { nbMaterials } from './nb-materials'
import { nbNames } from './nb-names'
import { svCategories } from './sv-categories'
import { svKinds } from './sv-kinds'
import { svMaterials } from './sv-materials'
import { svNames } from './sv-names'
import type { Words } from './words-types'

/** All vocabulary of the catalogue. */
export const WORDS: Record<Lang, Words> = {
  fi: { ...fiNames, kinds: fiKinds, material: fiMaterials, categories: fiCategories },
  sv: { ...svNames, kinds: svKinds, material: svMaterials, categories: svCategories },
  nb: { ...nbNames, kinds: nbKinds, material: nbMaterials, categories: nbCategories },
  da: { ...daNames, kinds: daKinds, material: daMaterials, categories: daCategories },
}
