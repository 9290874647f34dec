import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseFormat } from './choose-format'
import type { ImageParams } from './image-params-schema'
import { type ImageResult, type ImageResultsOptions, imageResults } from './image-results'
import type { NextRow } from './next-row'
import { parseImageParams } from './parse-image-params'
import type { Resize } from './resize-image'

const PATH = /^\/cdn-cgi\/image\/([^/]+)\/([^/]+)$/
const FOREVER = 'public, max-age=31536000, immutable'

export type ImageService = ((req: IncomingMessage, res: ServerResponse) => Promise<boolean>) & {
  close: () => Promise<void>
}

export type ImageHandlerOptions = ImageResultsOptions & Partial<Pick<NextRow, 'after'>>

type Asked = { params: ImageParams; file: string }

function refuse(res: ServerResponse, status: number, sentence: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  res.end(sentence)
}

/** Parses the parts of the path. Returns null after answering 400 when they are invalid. */
function asked(res: ServerResponse, list: string, file: string): Asked | null {
  try {
    const parsed = parseImageParams(decodeURIComponent(list))
    if ('params' in parsed) return { params: parsed.params, file: decodeURIComponent(file) }
    refuse(res, 400, parsed.problem)
  } catch {
    refuse(res, 400, 'The address is not encoded correctly.')
  }
  return null
}

function deliver(req: IncomingMessage, res: ServerResponse, result: ImageResult, type: string, varies: boolean): void {
  res.setHeader('ETag', result.etag)
  res.setHeader('Cache-Control', FOREVER)
  // The shops of the four markets have other origins.
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (varies) res.setHeader('Vary', 'Accept')
  if (req.headers['if-none-match']?.includes(result.etag)) {
    res.writeHead(304).end()
    return
  }
  res.writeHead(200, { 'Content-Type': type, 'Content-Length': result.body.length })
  res.end(req.method === 'HEAD' ? undefined : result.body)
}

/** Answers a failed request: 400 for an unknown background colour, which is only detected while drawing, else 500. */
function explain(res: ServerResponse, { params }: Asked, error: unknown): void {
  const unpaintable = params.background && error instanceof Error && /colou?r/i.test(error.message)
  if (unpaintable) refuse(res, 400, `${params.background} is not a colour.`)
  else refuse(res, 500, 'The picture could not be made.')
}

const pathOf = (req: IncomingMessage): string => (req.url ?? '').split('?')[0] ?? ''

/**
 * Serves `GET /cdn-cgi/image/<params>/<file>` (R-CMS-04): resized packshots, scenes and static files. Resolves to false
 * for any other path. Answers 400 for invalid parameters, 404 for an unknown file, 500 when drawing fails.
 */
export function createImageHandler({ after = () => [], ...options }: ImageHandlerOptions): ImageService {
  const results = imageResults(options)

  /** Draws the next pictures of the list in advance, with low priority, because no request waits for them. */
  const drawAhead = (file: string, wanted: Resize): void => {
    for (const next of after(file)) results.load(next, wanted).catch(() => undefined)
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, { params, file }: Asked) => {
    const wanted = { ...params, format: chooseFormat(params.format, req.headers.accept) }
    // The file has priority until the response has ended or the client disconnects.
    res.once('close', results.wait(file, wanted))
    const result = await results.load(file, wanted)
    drawAhead(file, wanted)
    if (result) deliver(req, res, result, `image/${wanted.format}`, params.format === 'auto')
    else refuse(res, 404, `There is no picture called ${file}.`)
  }

  return Object.assign(
    async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
      const match = req.method === 'GET' || req.method === 'HEAD' ? PATH.exec(pathOf(req)) : null
      if (!match) return false
      const [, params = '', file = ''] = match
      const wanted = asked(res, params, file)
      if (wanted) await answer(req, res, wanted).catch((error: unknown) => explain(res, wanted, error))
      return true
    },
    { close: () => results.close() },
  )
}
