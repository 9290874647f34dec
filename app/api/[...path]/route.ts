export const dynamic = 'force-dynamic'

/** Addresses under /api that do not exist: answered without drawing or storing a page. */
const notFound = (): Response =>
  Response.json({ error: 'not found' }, { status: 404, headers: { 'cache-control': 'no-store' } })

export { notFound as GET, notFound as POST, notFound as PUT }
