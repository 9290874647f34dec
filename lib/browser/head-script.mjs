import { AWAKE_SCRIPT } from './awake-script.mjs'
import { EARLY_STATE_SCRIPT } from './early-state-script.mjs'
import { FIRST_FRAMES_SCRIPT } from './first-frames-script.mjs'
import { FIRST_INTERACTION_SCRIPT } from './first-interaction-script.mjs'
import { VAT_SCRIPT } from './vat-script.mjs'

/**
 * The inline script in the head of every page. The Content-Security-Policy contains its hash, which code outside the
 * bundle computes (`lib/http/known-scripts.mjs`), so this file and its imports are plain modules.
 */
export const HEAD_SCRIPT = `${VAT_SCRIPT};${EARLY_STATE_SCRIPT};${AWAKE_SCRIPT};${FIRST_INTERACTION_SCRIPT};${FIRST_FRAMES_SCRIPT}`
