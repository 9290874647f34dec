import { INTERACTION_EVENTS } from './interaction-events.mjs'

/** Longest wait for the first picture, in milliseconds: a slow one must not keep the page from answering. */
const PATIENCE_MS = 1000

/** Frames over which the rest of the page is laid out; each is a value of `data-first` in the sheets. */
const STEPS = 3

/**
 * Inline script of every page's head: once the first screen and its chief pictures are shown, or at the first touch, it
 * lets the rest of the page be laid out, step by step, and starts the scripts the page cache has set aside in `data-src`
 * (`lib/cache/late-scripts.mjs`). One script at a time: each costs the browser a millisecond or more, and a press must be
 * able to come between. For the same reason the framework finds an empty script to await in `__next_s`, its list of what
 * comes before it: it reads the page's data and wakes in a task of its own.
 */
export const START_SCRIPT = `(function(d){self.__next_s=[[0,{type:'text/plain',children:''}]];var root=d.documentElement;function go(){root.removeAttribute('data-first');d.querySelectorAll('script[data-src]').forEach(function(s){var a=s.dataset.src;delete s.dataset.src;setTimeout(function(){s.src=a})})}function frame(){return new Promise(function(r){requestAnimationFrame(function(){setTimeout(r)})})}function step(n){if(n>${STEPS}||!root.hasAttribute('data-first'))return go();root.setAttribute('data-first',n);return frame().then(function(){return step(n+1)})}function seen(i){return i.decode().catch(function(){})}d.addEventListener('DOMContentLoaded',function(){setTimeout(go,${PATIENCE_MS});if(window.firstInteraction.hasHappened)go();'${INTERACTION_EVENTS.join(' ')}'.split(' ').forEach(function(n){d.addEventListener(n,go,{capture:true,passive:true,once:true})});frame().then(function(){return Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),seen))}).then(frame).then(function(){return step(1)})})})(document)`
