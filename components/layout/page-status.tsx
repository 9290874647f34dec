/**
 * What a stored page cannot say itself: the page cache reads these marks and sets status and lifetime
 * (decision 3).
 * React lifts the tags into the head.
 */
export function PageStatus({ code }: { code: 404 | 429 | 503 }) {
  return <meta name="kajo-status" content={String(code)} />
}

/** A page drawn without one of its lesser parts is kept for seconds only, so that it heals by itself. */
export function ShortLife({ seconds = 10 }: { seconds?: number }) {
  return <meta name="kajo-life" content={String(seconds)} />
}
