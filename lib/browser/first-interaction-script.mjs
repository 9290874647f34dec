import { INTERACTION_EVENTS } from './interaction-events.mjs'

/**
 * Inline script in the head of every page. Records in `window.firstInteraction` what happens before hydration: whether
 * there was an interaction, and the last click on a button without a handler yet. Links, fields, and buttons of forms
 * and popovers work without scripts and are left out. It listens on `window`, because at the document React stops
 * events on parts that are not hydrated.
 */
export const FIRST_INTERACTION_SCRIPT = `(function(w){var f=w.firstInteraction={hasHappened:false,isHydrated:false,earlyClick:null};'${INTERACTION_EVENTS.join(' ')}'.split(' ').forEach(function(n){w.addEventListener(n,function(){f.hasHappened=true},{capture:true,passive:true,once:true})});w.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button:not([popovertarget],[commandfor],[type=submit])'),p=b&&b.closest('[data-dehydrated]');if(b&&(p||b.hasAttribute('data-island')&&!f.isHydrated))f.earlyClick=b},true)})(window)`
