import type { Localised } from '#catalogue/types'
import type { Facet, FacetGroup } from './facet-types'

type FacetSeed = { id: string; label: Localised; order?: number; parentId?: string | null; url?: Localised | null }

/** Collects facets while the catalogue is indexed. Requesting the same id again returns the same facet. */
export function createFacetRegistry() {
  const facets: Facet[] = []
  const byId = new Map<string, Facet>()
  const groups = new Map<string, FacetGroup>()

  const group = (seed: Omit<FacetGroup, 'facets'>): FacetGroup => {
    const known = groups.get(seed.filterId)
    if (known) return known
    const made: FacetGroup = { ...seed, facets: [] }
    groups.set(seed.filterId, made)
    return made
  }

  const facet = (owner: FacetGroup, seed: FacetSeed): Facet => {
    const known = byId.get(seed.id)
    if (known) return known
    const { id, label, order = owner.facets.length, parentId = null, url = null } = seed
    const made: Facet = { index: facets.length, id, group: owner, label, order, parentId, url }
    facets.push(made)
    byId.set(id, made)
    owner.facets.push(made)
    return made
  }

  return { facets, byId, groups, group, facet }
}

export type FacetRegistry = ReturnType<typeof createFacetRegistry>
