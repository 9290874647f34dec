import 'client-only'

/**
 * True for a browser older than those the framework supports. Tests for `color-mix`, which they have and the styles use
 * (R-PAGE-11).
 */
export const isAncientBrowser = (): boolean => !window.CSS?.supports?.('color', 'color-mix(in srgb, red, blue)')
