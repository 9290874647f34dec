import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Commerce } from '#commerce/create-commerce'
import { parseJson, readBody } from '#commerce/http/read-body'
import { sendJson } from '#commerce/http/send-json'
import { createCallbackReceiver } from './callback'
import { framePage, frameState } from './frame-page'
import { pay, paySchema } from './provider'
import { receiptPage } from './receipt-page'
import { SNIPPET_PROVIDERS } from './snippet-session'

const SCRIPTS = [
  'klarna/checkout.mjs',
  'avarda/checkout.mjs',
  'snippets/frame-host.mjs',
  'snippets/frame.mjs',
  'snippets/receipt.mjs',
]
const LARGEST = 16 * 1024
const FOLDER = '/payments/'
/** Paths that this handler serves. */
export const SNIPPET_PATHS = ['snippets', ...SNIPPET_PROVIDERS].map((name) => `${FOLDER}${name}/`)
const NOT_FOUND = { error: 'not found' }

function send(response: ServerResponse, type: string, body: string | Buffer, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers })
  response.end(body)
}

/** Serves scripts, forms and requests of the embedded payment forms. */
export function createSnippetHandler(commerce: Commerce) {
  const receive = createCallbackReceiver(commerce)

  const answerPay = async (request: IncomingMessage, response: ServerResponse, provider: string) => {
    const body = request.method === 'POST' ? await readBody(request, LARGEST) : null
    const parsed = paySchema.safeParse(body && parseJson(body))
    const session = parsed.success ? commerce.snippets.byToken(parsed.data.token) : null
    if (!parsed.success || session?.provider !== provider) return sendJson(response, 404, NOT_FOUND)
    const answer = pay(commerce, session, parsed.data, receive)
    await commerce.state.settled()
    sendJson(response, 200, answer)
  }

  const answerCallback = async (request: IncomingMessage, response: ServerResponse) => {
    const body = request.method === 'POST' ? await readBody(request, LARGEST) : null
    const signature = String(request.headers['x-signature'] ?? '')
    const answer = receive(body?.toString('utf8') ?? '', signature)
    await commerce.state.settled()
    sendJson(response, answer.status === 'rejected' ? 403 : 200, answer)
  }

  const answerSession = (response: ServerResponse, provider: string, name: string, token: string) => {
    const session = commerce.snippets.byToken(token)
    const isKnown = session?.provider === provider && ['session', 'frame'].includes(name)
    if (!isKnown) return sendJson(response, 404, NOT_FOUND)
    if (name === 'session') return sendJson(response, 200, frameState(session))
    const policy = `default-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${session.returnUrl.origin}`
    send(response, 'text/html', session.state === 'paid' ? receiptPage(session) : framePage(session), {
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    })
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const path = url.pathname.slice(FOLDER.length)
    if (SCRIPTS.includes(path)) {
      return send(response, 'text/javascript', await readFile(new URL(`../${path}`, import.meta.url)))
    }
    const [provider = '', name = ''] = path.split('/')
    if (path === 'snippets/callback') await answerCallback(request, response)
    else if (name === 'pay') await answerPay(request, response, provider)
    else answerSession(response, provider, name, url.searchParams.get('token') ?? '')
  }
}
