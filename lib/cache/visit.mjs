/**
 * The request that is being answered, for the page cache. `scripts/serve/visits.mjs` provides it; without that server,
 * in development, there is none.
 * @typedef {{
 *   mayRender: (share: number) => boolean,
 *   findContent: (path: string) => Promise<{ found: 'content' | 'redirect' | 'nothing', tags: string[] }>,
 *   request: (path: string) => Promise<void>,
 * }} Visit
 * `mayRender` takes renderings from what the visitor has left this minute; false when that is too little.
 * `findContent` asks what an internal address has, and for its tags. `request` requests the page that all
 * addresses of a kind share, `/fi/fi/404` or `/fi/fi/limited`, so that it is stored. Neither rejects.
 */

const PLACE = Symbol.for('kajo.visits')

/** On the global object, because the framework loads this file both inside and outside its bundle. */
export function provideVisits(storage) {
  globalThis[PLACE] = storage
}

/** @returns {Visit | undefined} */
export const currentVisit = () => globalThis[PLACE]?.getStore()
