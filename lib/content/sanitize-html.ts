import sanitize from 'sanitize-html'

const TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'section', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'blockquote', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary'],
]

/**
 * An id becomes a property of `window`, so editors' ids get a prefix that separates them from those of the shop and the
 * framework.
 */
const ID_PREFIX = 'content-'

function withOwnIds({ id, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  if (attribs.href?.startsWith('#') && attribs.href.length > 1) attribs.href = `#${ID_PREFIX}${attribs.href.slice(1)}`
  return id ? { ...attribs, id: `${ID_PREFIX}${id}` } : attribs
}

/** A new tab must not access the shop's window; named windows are not allowed. */
function withSafeTarget({ target, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  if (target?.toLowerCase() !== '_blank') return attribs
  return { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    details: ['open'],
    '*': ['id', 'class', 'lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has an h1 already.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }),
    '*': (tagName, attribs) => ({ tagName, attribs: withOwnIds(attribs) }),
  },
}

/** Sanitises HTML of editors: removes scripts, styles, event handlers, frames and unknown URL schemes. */
export const sanitizeHtml = (html: string): string => sanitize(html, OPTIONS).trim()

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of HTML on one line, for places that show plain text. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(?:\/p|\/li|\/h\d|br)\b[^>]*>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
