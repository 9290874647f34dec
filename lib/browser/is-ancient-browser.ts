import 'client-only'

/**
 * True for a browser older than those the framework supports (R-PAGE-11). Tests for `color-mix`, which all supported
 * ones have and the style sheets use.
 */
export const isAncientBrowser = (): boolean => !window.CSS?.supports?.('color', 'color-mix(in srgb, red, blue)')
