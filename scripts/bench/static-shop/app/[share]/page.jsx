import { readFileSync } from 'node:fs'

export const dynamic = 'force-static'

const STEP = 15
const FULL = 1000

/** One page for each share of the content, in thousandths, so that one of them has about the wanted size. */
export const generateStaticParams = () =>
  Array.from({ length: Math.floor(FULL / STEP) }, (_, index) => ({ share: String((index + 1) * STEP) }))

export default async function Page({ params }) {
  const content = readFileSync(process.env.BENCH_CONTENT, 'utf8')
  const length = Math.round((content.length * Number((await params).share)) / FULL)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own markup, only weighed here
  return <main dangerouslySetInnerHTML={{ __html: content.slice(0, length) }} />
}
