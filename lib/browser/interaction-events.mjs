/**
 * Events that count as the first interaction with a page. `pointermove` is needed for a pointer that is over the page
 * when it loads. `click`, `input` and `change` can come from assistive technology without pointer events.
 */
export const INTERACTION_EVENTS = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'wheel',
  'focusin',
  'click',
  'input',
  'change',
]
