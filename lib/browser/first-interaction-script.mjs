import { INTERACTION_EVENTS } from './interaction-events.mjs'

/**
 * Inline script in the head of every page. Records in `window.firstInteraction` what happens before hydration: whether
 * there was an interaction, the last click on a button without a handler yet, and the fields that were changed with their
 * values, because React sets a select back when it hydrates it. Clicks on
 * links, fields, and buttons of forms and popovers work without scripts and are left out. The elements are kept
 * because React replaces them when an extension or a translation has changed the server's HTML. It listens on `window`, because at the document React stops
 * events on parts that are not hydrated.
 */
export const FIRST_INTERACTION_SCRIPT = `(function(w){var f=w.firstInteraction={hasHappened:false,isHydrated:false,earlyClick:null,changedFields:new Map()};function early(t){return t.closest&&(t.closest('[data-dehydrated]')||!f.isHydrated)}'${INTERACTION_EVENTS.join(' ')}'.split(' ').forEach(function(n){w.addEventListener(n,function(){f.hasHappened=true},{capture:true,passive:true,once:true})});w.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button:not([popovertarget],[commandfor],[type=submit])'),p=b&&b.closest('[data-dehydrated]');if(b&&(p||b.hasAttribute('data-island')&&!f.isHydrated))f.earlyClick=b},true);['input','change'].forEach(function(n){w.addEventListener(n,function(e){if(early(e.target))f.changedFields.set(e.target,e.target.value)},true)})})(window)`
