import type { Lang } from '#catalogue/types'
import { daAccessoryKinds } from './da-accessory-kinds'
import { daAccessoryLeads } from './da-accessory-leads'
import { daCategories } from './da-categories'
import { daDressLeads } from './da-dress-leads'
import { daKinds } from './da-kinds'
import { daLightLeads } from './da-light-leads'
import { daMaterials } from './da-materials'
import { daNames } from './da-names'
import { daOutdoorKinds } from './da-outdoor-kinds'
import { daOuterLeads } from './da-outer-leads'
import { daWardrobeKinds } from './da-wardrobe-kinds'
import { fiAccessoryKinds } from './fi-accessory-kinds'
import { fiAccessoryLeads } from './fi-accessory-leads'
import { fiCategories } from './fi-categories'
import { fiDressLeads } from './fi-dress-leads'
import { fiKinds } from './fi-kinds'
import { fiLightLeads } from './fi-light-leads'
import { fiMaterials } from './fi-materials'
import { fiNames } from './fi-names'
import { fiOutdoorKinds } from './fi-outdoor-kinds'
import { fiOuterLeads } from './fi-outer-leads'
import { fiWardrobeKinds } from './fi-wardrobe-kinds'
import { nbAccessoryKinds } from './nb-accessory-kinds'
import { nbAccessoryLeads } from './nb-accessory-leads'
import { nbCategories } from './nb-categories'
import { nbDressLeads } from './nb-dress-leads'
import { nbKinds } from './nb-kinds'
import { nbLightLeads } from './nb-light-leads'
import { nbMaterials } from './nb-materials'
import { nbNames } from './nb-names'
import { nbOutdoorKinds } from './nb-outdoor-kinds'
import { nbOuterLeads } from './nb-outer-leads'
import { nbWardrobeKinds } from './nb-wardrobe-kinds'
import { svAccessoryKinds } from './sv-accessory-kinds'
import { svAccessoryLeads } from './sv-accessory-leads'
import { svCategories } from './sv-categories'
import { svDressLeads } from './sv-dress-leads'
import { svKinds } from './sv-kinds'
import { svLightLeads } from './sv-light-leads'
import { svMaterials } from './sv-materials'
import { svNames } from './sv-names'
import { svOutdoorKinds } from './sv-outdoor-kinds'
import { svOuterLeads } from './sv-outer-leads'
import { svWardrobeKinds } from './sv-wardrobe-kinds'
import type { Words } from './words-types'

/** All texts of the catalogue by language. */
export const WORDS: Record<Lang, Words> = {
  fi: {
    ...fiNames,
    leads: { ...fiDressLeads, ...fiLightLeads, ...fiOuterLeads, ...fiAccessoryLeads },
    kinds: { ...fiKinds, ...fiWardrobeKinds, ...fiOutdoorKinds, ...fiAccessoryKinds },
    material: fiMaterials,
    categories: fiCategories,
  },
  sv: {
    ...svNames,
    leads: { ...svDressLeads, ...svLightLeads, ...svOuterLeads, ...svAccessoryLeads },
    kinds: { ...svKinds, ...svWardrobeKinds, ...svOutdoorKinds, ...svAccessoryKinds },
    material: svMaterials,
    categories: svCategories,
  },
  nb: {
    ...nbNames,
    leads: { ...nbDressLeads, ...nbLightLeads, ...nbOuterLeads, ...nbAccessoryLeads },
    kinds: { ...nbKinds, ...nbWardrobeKinds, ...nbOutdoorKinds, ...nbAccessoryKinds },
    material: nbMaterials,
    categories: nbCategories,
  },
  da: {
    ...daNames,
    leads: { ...daDressLeads, ...daLightLeads, ...daOuterLeads, ...daAccessoryLeads },
    kinds: { ...daKinds, ...daWardrobeKinds, ...daOutdoorKinds, ...daAccessoryKinds },
    material: daMaterials,
    categories: daCategories,
  },
}
