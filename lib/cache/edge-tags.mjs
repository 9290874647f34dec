/** Limits of one `Cache-Tag` header; proxies refuse longer header lines. */
const MOST_TAGS = 64
const MOST_BYTES = 4096
/** A pattern is sent as one header line, of which a cache reads at most 8 KiB. */
const MOST_PATTERN_BYTES = 4096

/** Matches every tag; used for a page that has too many tags even when folded. */
const ANY = '*'
/** The framework's own tags name paths. */
const FRAMEWORK_TAG = '_N_T_'
/** Visible ASCII without the comma that separates tags: the form `canonicalTag` gives. */
const SAFE = /^[!-+\--~]+$/

/** @param {string} tag */
const isOwn = (tag) => SAFE.test(tag) && !tag.startsWith(FRAMEWORK_TAG)

/** Replaces the tag of an entity by that of all its kind: `se:product:a` → `se:product:*`. @param {string} tag */
function foldTag(tag) {
  const [market, word, ...entity] = tag.split(':')
  return entity.length > 0 ? `${market}:${word}:${ANY}` : tag
}

/** @param {string[]} tags */
const fits = (tags) => tags.length <= MOST_TAGS && tags.join(',').length <= MOST_BYTES

/**
 * Value of the `Cache-Tag` header: our own tags of a page, at most 64 and 4 KiB. If there are more, entities are folded
 * (`se:product:*`), and if that is not enough, the value is `*`. `purgeBatches` matches folded tags and `*` too.
 * @param {readonly string[]} tags
 */
export function cacheTag(tags) {
  const own = [...new Set(tags.filter(isOwn))]
  if (fits(own)) return own.join(',')
  const folded = [...new Set(own.map(foldTag))]
  return fits(folded) ? folded.join(',') : ANY
}

/**
 * Escapes a tag for a regular expression. Character classes (`[.]`) where possible, because Varnish's ban expressions
 * have a quoting of their own for backslashes.
 * @param {string} tag
 */
const quoted = (tag) => tag.replace(/[.*+?()[\]{}|$]/g, '[$&]').replace(/[\\^]/g, '\\$&')

/** @param {Iterable<string>} tags */
const patternOf = (tags) => `(^|,)(${[...tags].map(quoted).join('|')})(,|$)`

/**
 * Regular expressions for purge requests, which match whole tags in `Cache-Tag`; each with the tags that it matches.
 * More than one when a single one would be too long for a header line.
 * @param {readonly string[]} tags canonical
 * @returns {{ tags: string, pattern: string }[]}
 */
export function purgeBatches(tags) {
  const own = tags.filter(isOwn)
  const batches = []
  let batch = new Set()
  for (const tag of own) {
    const next = new Set([...batch, tag, foldTag(tag), ANY])
    if (batch.size > 0 && patternOf(next).length > MOST_PATTERN_BYTES) {
      batches.push(batch)
      batch = new Set([tag, foldTag(tag), ANY])
    } else batch = next
  }
  if (batch.size > 0) batches.push(batch)
  return batches.map((names) => ({ tags: [...names].join(','), pattern: patternOf(names) }))
}
