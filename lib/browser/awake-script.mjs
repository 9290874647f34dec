/**
 * Inline script in the head of every page. Heights of content far below the first screen are estimates at first. After
 * a reload, Back or Forward, or with a fragment in the address, the scroll position needs exact heights: `data-awake`
 * lays out the whole page at once. Otherwise `data-first` limits the first frame to the first screen
 * (`first-frames-script.mjs`).
 */
export const AWAKE_SCRIPT =
  "(function(p){document.documentElement.setAttribute(location.hash||(p.getEntriesByType('navigation')[0]||{type:'navigate'}).type!=='navigate'?'data-awake':'data-first','')})(performance)"
