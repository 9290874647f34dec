import { AWAKE_SCRIPT } from './awake-script.mjs'
import { FIRST_FRAMES_SCRIPT } from './first-frames-script.mjs'
import { FIRST_INTERACTION_SCRIPT } from './first-interaction-script.mjs'
import { VAT_SCRIPT } from './vat-script.mjs'

/**
 * The inline script in the head of every page. It and its parts are plain modules, because the content security policy is
 * written outside the bundle and allows exactly this text (`lib/http/known-scripts.mjs`).
 */
export const HEAD_SCRIPT = `${VAT_SCRIPT};${AWAKE_SCRIPT};${FIRST_INTERACTION_SCRIPT};${FIRST_FRAMES_SCRIPT}`
