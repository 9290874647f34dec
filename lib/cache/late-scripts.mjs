/** The scripts of the framework and our chunks, as React writes them. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[^"]+)"([^>]*) async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
/** `lib/browser/start-script.mjs` in the page's own head. */
const STARTER = /<script>[^<]*script\[data-src\]/

/**
 * The same page with its scripts set aside: the first picture comes before them, and they are not compiled while the
 * first frame is drawn. A page without the script that starts them keeps them as they are.
 * @param {string} html
 */
export function withLateScripts(html) {
  if (!STARTER.test(html)) return html
  return html.replace(PRELOAD, '').replace(SCRIPT, '<script data-src="$1"$2 async=""></script>')
}
