import { AWAKE_SCRIPT } from './awake-script.mjs'
import { FIRST_FRAMES_SCRIPT } from './first-frames-script.mjs'
import { FIRST_INTERACTION_SCRIPT } from './first-interaction-script.mjs'
import { VAT_SCRIPT } from './vat-script.mjs'

/**
 * The one inline script of our own in every page. Plain modules down to its parts, because the page cache, which runs
 * outside the bundle, allows exactly this text in the page's policy (`lib/http/known-scripts.mjs`).
 */
export const HEAD_SCRIPT = `${VAT_SCRIPT};${AWAKE_SCRIPT};${FIRST_INTERACTION_SCRIPT};${FIRST_FRAMES_SCRIPT}`
