import { NextResponse } from 'next/server'

/** Does nothing: what it costs is the price of having a middleware at all. */
export const middleware = () => NextResponse.next()
