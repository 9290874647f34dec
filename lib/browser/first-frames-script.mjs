import { INTERACTION_EVENTS } from './interaction-events.mjs'

/** Longest wait for the first picture, in milliseconds. */
const LIMIT_MS = 1000

/** Number of frames in which the rest of the page is laid out; the style sheets have a rule for each `data-first`. */
const STEPS = 3

/**
 * Inline script in the head of every page. The first frame is limited to the first screen by `data-first`. When the
 * pictures with `fetchpriority="high"` are decoded, each further frame lays out one part of the rest; at the first
 * interaction, or after a second, everything is laid out at once.
 */
export const FIRST_FRAMES_SCRIPT = `(function(d){var root=d.documentElement;function end(){root.removeAttribute('data-first')}function frame(){return new Promise(function(r){requestAnimationFrame(function(){setTimeout(r)})})}function step(n){if(n>${STEPS}||!root.hasAttribute('data-first'))return end();root.setAttribute('data-first',n);return frame().then(function(){return step(n+1)})}function shown(i){return i.decode().catch(function(){})}d.addEventListener('DOMContentLoaded',function(){setTimeout(end,${LIMIT_MS});if(window.firstInteraction.hasHappened)end();'${INTERACTION_EVENTS.join(' ')}'.split(' ').forEach(function(n){d.addEventListener(n,end,{capture:true,passive:true,once:true})});frame().then(function(){return Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),shown))}).then(frame).then(function(){return step(1)})})})(document)`
