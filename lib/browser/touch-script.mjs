import { TOUCHES } from './touches.mjs'

/**
 * Inline script of every page's head: the shopper may be faster than the scripts. Remembers (`types/touch-memory.d.ts`)
 * that the page was touched, and the press that a part in `data-behaviour` or a button marked `data-island` could not
 * take yet; links, form fields and buttons of forms and popovers work by themselves.
 */
export const TOUCH_SCRIPT = `(function(d){var m=window.kajoTouch={isTouched:false,press:null};'${TOUCHES.join(' ')}'.split(' ').forEach(function(n){d.addEventListener(n,function(){m.isTouched=true},{capture:true,passive:true,once:true})});d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-behaviour] button:not([popovertarget],[type=submit]),button[data-island]'),i=b&&b.hasAttribute('data-island');if(b&&(i?!m.isAwake:!b.closest('[data-behaviour]').hasAttribute('data-ready')))m.press=b},true)})(document)`
