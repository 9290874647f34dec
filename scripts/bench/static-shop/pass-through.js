import { NextResponse } from 'next/server'

/** An empty middleware, to measure the cost of having one. */
export const middleware = () => NextResponse.next()
