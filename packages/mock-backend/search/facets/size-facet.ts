import type { SizeFacet, TextFacetValue } from '@apptus/esales-api'
import { sizeOrder } from '#commerce/size-order'

/** Format of a size: letters, numbers, waist sizes of jeans, or any other. */
function formatOf(name: string): string {
  const order = sizeOrder(name)
  if (order >= 3000) return 'WAIST'
  if (order >= 1000) return 'NUMBER'
  return order >= 100 ? 'LETTER' : 'NO_FORMAT'
}

/** The vendor's size facet with one type that has a format for each kind of size. */
export function sizeFacet(label: string, values: readonly TextFacetValue[], selectedCount: number): SizeFacet {
  const formats = new Map<string, TextFacetValue[]>()
  for (const value of values) {
    const format = formatOf(value.label)
    formats.set(format, [...(formats.get(format) ?? []), value])
  }
  return {
    id: 'size',
    label,
    type: 'SIZE',
    selectedCount,
    sizeTypes: [{ label, formats: [...formats].map(([format, own]) => ({ format, values: own })) }],
  }
}
