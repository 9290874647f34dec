/**
 * Meta tags by which a page tells the page cache (`lib/cache/stamp.mjs`) its status and lifetime, because a cached page
 * cannot set them itself (decision 3). React moves them into the head.
 */
export function PageStatus({ code }: { code: 404 | 429 | 503 }) {
  return <meta name="kajo-status" content={String(code)} />
}

/** Shortens the lifetime of a page without an optional part, so that the part is loaded again soon. */
export function ShortLife({ seconds = 10 }: { seconds?: number }) {
  return <meta name="kajo-life" content={String(seconds)} />
}
