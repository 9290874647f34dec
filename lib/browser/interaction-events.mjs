/**
 * Events that count as the first interaction with a page. `pointerover` alone is not enough: a pointer that already rests
 * where the page is drawn only moves. `click`, `input` and `change` may come from assistive technology without a pointer.
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
