/** Limits of one `Cache-Tag` header; proxies refuse longer header lines. */
const MOST_TAGS = 64
const MOST_BYTES = 4096
/** A pattern travels as one header line, and a cache reads at most 8 KiB of those. */
const MOST_PATTERN_BYTES = 4096

/** Stands for every tag, on a page whose folded tags are still too many. */
const ANY = '*'
/** The framework's own tags name paths. */
const FRAMEWORK_TAG = '_N_T_'
/** Visible ASCII without the comma that separates tags: the form `canonicalTag` gives. */
const SAFE = /^[!-+\--~]+$/

/** @param {string} tag */
const isOwn = (tag) => SAFE.test(tag) && !tag.startsWith(FRAMEWORK_TAG)

/** The tag of all entities of a kind, from the tag of one: `se:product:a` → `se:product:*`. @param {string} tag */
function foldTag(tag) {
  const [market, word, ...entity] = tag.split(':')
  return entity.length > 0 ? `${market}:${word}:${ANY}` : tag
}

/** @param {string[]} tags */
const fits = (tags) => tags.length <= MOST_TAGS && tags.join(',').length <= MOST_BYTES

/**
 * Value of the `Cache-Tag` header: our own tags of a page, at most 64 and 4 KiB. Where there are more, entities are
 * folded (`se:product:*`), and at last everything (`*`); `purgeBatches` reaches folded pages too.
 * @param {readonly string[]} tags
 */
export function cacheTag(tags) {
  const own = [...new Set(tags.filter(isOwn))]
  if (fits(own)) return own.join(',')
  const folded = [...new Set(own.map(foldTag))]
  return fits(folded) ? folded.join(',') : ANY
}

/** Classes instead of backslashes: the expression passes through the ban language, which has quoting of its own. @param {string} tag */
const quoted = (tag) => tag.replace(/[.*+?()[\]{}|$]/g, '[$&]').replace(/[\\^]/g, '\\$&')

/** @param {Iterable<string>} tags */
const patternOf = (tags) => `(^|,)(${[...tags].map(quoted).join('|')})(,|$)`

/**
 * What a cache is told: regular expressions on `Cache-Tag` that match whole tags, each with the tags it stands for.
 * More than one where the tags are too long for a header line.
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
