import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { facetIdOf, groupName, isFilterable, type Parameter, parametersOf } from './parameters'
import { stableId } from './stable-id'
import type { Storefront } from './storefront'

const parameterType = (parameter: Parameter, order: number, { lang }: Storefront) => ({
  parameterId: parameter.parameterId,
  parameterGroupId: parameter.groupId,
  order,
  type: 'text',
  name: parameter.name,
  identifier: parameter.name,
  label: parameter.label[lang],
  value: parameter.value[lang],
  show: true,
  showFilter: isFilterable(parameter),
  facetId: () => (isFilterable(parameter) ? facetIdOf(parameter) : null),
  parameterValueId: () => stableId(facetIdOf(parameter)),
})

/** The schema's ParameterGroupType list of a product, in the order of the specification table (R-PDP-02). */
export function parameterGroups(commerce: Commerce, entry: Entry, storefront: Storefront) {
  const parameters = parametersOf(entry, commerce.index.catalogue)
  const groupIds = [...new Set(parameters.map((parameter) => parameter.groupId))].sort((a, b) => a - b)
  return groupIds.map((groupId) => ({
    parameterGroupId: groupId,
    productId: entry.product.productId,
    name: groupName(groupId)[storefront.lang],
    order: groupId,
    parameters: parameters
      .filter((parameter) => parameter.groupId === groupId)
      .map((parameter, order) => parameterType(parameter, order, storefront)),
  }))
}
