import { serialiseJsonLd } from '@/lib/seo/json-ld'

/** Structured data; the text is escaped so that no product name can end the script. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialiseJsonLd escapes <, >, & and the line separators
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
}
