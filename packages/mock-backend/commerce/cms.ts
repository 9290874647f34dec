import type { CmsArea, CmsMenu } from '#catalogue/types'

/** Content of the CMS: page areas with their widgets, and menus. */
export type Cms = { areas: CmsArea[]; menus: CmsMenu[] }
