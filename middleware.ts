import type { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/config/env'
import { handle } from '@/lib/middleware/handle'

export const middleware = (request: NextRequest): Promise<NextResponse> => handle(request, env())

// Exact names instead of "anything with a dot": an alias can contain a dot, and its page must pass the middleware too.
export const config = {
  matcher: [
    '/((?!_next/static/|api/(?!list/|search/)|graphql$|fonts/|icons/|favicon\\.ico$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|sw\\.js$).*)',
  ],
}
