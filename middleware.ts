import type { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/config/env'
import { handle } from '@/lib/middleware/handle'

export const middleware = (request: NextRequest): Promise<NextResponse> => handle(request, env())

// Exact names, not "anything with a dot": an alias can contain a dot, and then needs the shop's own not-found page.
export const config = {
  matcher: [
    '/((?!_next/static/|api/(?!list/|search/)|graphql$|fonts/|icons/|favicon\\.ico$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|sw\\.js$).*)',
  ],
}
