import { present } from '@/lib/apollo/present'

type Parameters = ({ name: string | null; value: string | null } | null)[] | null
type Groups = ({ parameterGroupId: number | null; parameters: Parameters } | null)[] | null

const COLOUR_GROUP = 1
const COLOUR_NAME = 'Color'

/** Value of the parameter named Color in parameter group 1, else null (R-PDP-02). */
export function productColour(groups: Groups): string | null {
  const group = present(groups).find(({ parameterGroupId }) => parameterGroupId === COLOUR_GROUP)
  return present(group?.parameters).find(({ name }) => name === COLOUR_NAME)?.value || null
}
