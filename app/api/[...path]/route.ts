export const dynamic = 'force-dynamic'

/** 404 for unknown addresses under /api, without rendering or caching a page. */
const notFound = (): Response =>
  Response.json({ error: 'not found' }, { status: 404, headers: { 'cache-control': 'no-store' } })

export { notFound as GET, notFound as POST, notFound as PUT }
