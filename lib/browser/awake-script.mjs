/**
 * Inline script in the head of every page. Until the first interaction, heights far below the first screen are estimates.
 * Somebody who comes back, reloads, or follows a link to a place in the page needs exact ones: `data-awake` has everything
 * laid out at once. For others `data-first` limits the first frame to the first screen (`first-frames-script.mjs`).
 */
export const AWAKE_SCRIPT =
  "(function(p){document.documentElement.setAttribute(location.hash||(p.getEntriesByType('navigation')[0]||{type:'navigate'}).type!=='navigate'?'data-awake':'data-first','')})(performance)"
