import 'client-only'

/** True for a browser older than those the framework supports; `color-mix` came with them and the styles use it (R-PAGE-11). */
export const isAncientBrowser = (): boolean => !window.CSS?.supports?.('color', 'color-mix(in srgb, red, blue)')
