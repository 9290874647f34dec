import type { LayoutName } from './routes'

const LAYOUTS: readonly LayoutName[] = ['default', 'undistracted', 'undistracted-special']

/** The layout of that name; an unknown name is the default one (R-PAGE-02). */
export const layoutFor = (name: string): LayoutName => LAYOUTS.find((layout) => layout === name) ?? 'default'
