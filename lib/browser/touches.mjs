/**
 * What counts as the first interaction with a page. A pointer that rests on it since before it was drawn moves without
 * crossing anything.
 */
export const TOUCHES = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'wheel',
  'focusin',
]
