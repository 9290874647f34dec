// Reports broken links, redirects, filter addresses and gaps in the sitemap of a running shop:
// `npm run crawl -- http://se.localhost:3000`
import { crawl, sitemapOf } from './crawl/follow-links.mjs'

for (const origin of process.argv.slice(2)) {
  const { linked, indexed, problems } = await crawl(origin)
  const listed = new Set(await sitemapOf(origin))
  const unreached = [...listed].filter((url) => !linked.has(url))
  const unlisted = [...indexed].filter((url) => !listed.has(url) && !url.includes('?page='))
  for (const problem of problems) console.log(problem)
  for (const url of unreached) console.log(`${url} is in the sitemap, but no link leads to it`)
  for (const url of unlisted) console.log(`${url} is linked, but not in the sitemap`)
  console.log(`${origin}: ${indexed.size} pages, ${listed.size} in the sitemap, ${problems.length} problems`)
  if (problems.length + unreached.length + unlisted.length > 0) process.exitCode = 1
}
