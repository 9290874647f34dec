import type { CmsArea, CmsMenu } from '#catalogue/types'

/** What the editors made, as the resolvers read it. */
export type Cms = { areas: CmsArea[]; menus: CmsMenu[] }
