type Tag = Record<string, string>

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
const decode = (text: string): string => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')

const attributesOf = (tag: string): Tag =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name?.toLowerCase(), decode(value ?? '')]),
  )

const tagsOf = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

/** The head of a page, parsed from the HTML without running scripts. */
export function readHead(html: string) {
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  return {
    html: tagsOf(html, 'html')[0] ?? {},
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    /** Content of a `name` or `property`, null when there is none. */
    meta: (key: string): string | null =>
      metas.find(({ name, property }) => name === key || property === key)?.content ?? null,
    link: (rel: string): string | null => links.find((link) => link.rel === rel)?.href ?? null,
    /** hreflang → address. */
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href ?? '']),
    ) as Record<string, string>,
    preloadedFonts: links.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href ?? ''),
  }
}

/** Texts of the JSON-LD blocks. */
export const jsonLdTexts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
