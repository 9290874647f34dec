/**
 * Inline script of every page's head: heights that are guessed until the page is touched would mislead who comes back,
 * reloads, or follows a link into the page. For them everything is laid out from the beginning, as `data-awake` says.
 * For all others the first frame holds the first screen alone, as `data-first` says until `START_SCRIPT` ends it.
 */
export const AWAKE_SCRIPT =
  "(function(p){document.documentElement.setAttribute(location.hash||(p.getEntriesByType('navigation')[0]||{type:'navigate'}).type!=='navigate'?'data-awake':'data-first','')})(performance)"
