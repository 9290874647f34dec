import type { Lang } from '@/mock-backend/catalogue/types'
import { daAccessoryKinds } from './da-accessory-kinds'
import { daCategories } from './da-categories'
import { daKinds } from './da-kinds'
import { daMaterials } from './da-materials'
import { daNames } from './da-names'
import { daOutdoorKinds } from './da-outdoor-kinds'
import { daWardrobeKinds } from './da-wardrobe-kinds'
import { fiAccessoryKinds } from './fi-accessory-kinds'
import { fiCategories } from './fi-categories'
import { fiKinds } from './fi-kinds'
import { fiMaterials } from './fi-materials'
import { fiNames } from './fi-names'
import { fiOutdoorKinds } from './fi-outdoor-kinds'
import { fiWardrobeKinds } from './fi-wardrobe-kinds'
import { nbAccessoryKinds } from './nb-accessory-kinds'
import { nbCategories } from './nb-categories'
import { nbKinds } from './nb-kinds'
import { nbMaterials } from './nb-materials'
import { nbNames } from './nb-names'
import { nbOutdoorKinds } from './nb-outdoor-kinds'
import { nbWardrobeKinds } from './nb-wardrobe-kinds'
import { svAccessoryKinds } from './sv-accessory-kinds'
import { svCategories } from './sv-categories'
import { svKinds } from './sv-kinds'
import { svMaterials } from './sv-materials'
import { svNames } from './sv-names'
import { svOutdoorKinds } from './sv-outdoor-kinds'
import { svWardrobeKinds } from './sv-wardrobe-kinds'
import type { Words } from './words-types'

/** All vocabulary of the catalogue. */
export const WORDS: Record<Lang, Words> = {
  fi: {
    ...fiNames,
    kinds: { ...fiKinds, ...fiWardrobeKinds, ...fiOutdoorKinds, ...fiAccessoryKinds },
    material: fiMaterials,
    categories: fiCategories,
  },
  sv: {
    ...svNames,
    kinds: { ...svKinds, ...svWardrobeKinds, ...svOutdoorKinds, ...svAccessoryKinds },
    material: svMaterials,
    categories: svCategories,
  },
  nb: {
    ...nbNames,
    kinds: { ...nbKinds, ...nbWardrobeKinds, ...nbOutdoorKinds, ...nbAccessoryKinds },
    material: nbMaterials,
    categories: nbCategories,
  },
  da: {
    ...daNames,
    kinds: { ...daKinds, ...daWardrobeKinds, ...daOutdoorKinds, ...daAccessoryKinds },
    material: daMaterials,
    categories: daCategories,
  },
}
