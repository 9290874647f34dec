// Runs in the shop's page as part of a provider's script: creates the provider's frame and exchanges messages with it.

/**
 * Adds the provider's frame to the page. Accepts messages only from this frame and its origin.
 * @param {{ origin: string, token: string, rootElementId: string, name: string, path: string, height: number }} options
 * @param {{ beforeSubmit: (payload: object) => Promise<boolean>, onPaid: (url: string) => void }} listeners
 */
export function openFrame({ origin, token, rootElementId, name, path, height }, { beforeSubmit, onPaid }) {
  const root = document.getElementById(rootElementId)
  const frame = document.createElement('iframe')
  frame.title = name
  frame.src = `${origin}${path}?token=${token}`
  frame.style.cssText = `display: block; width: 100%; height: ${height}px; border: 0`
  root?.replaceChildren(frame)

  const send = (type) => frame.contentWindow?.postMessage({ type }, origin)
  const handlers = {
    height: ({ height: measured }) => {
      frame.style.height = `${Number(measured) || height}px`
    },
    'before-submit': async ({ payload }) => send((await beforeSubmit(payload)) ? 'continue' : 'abort'),
    go: ({ url, isPaid }) => {
      if (new URL(url).origin !== location.origin) return
      if (isPaid) onPaid(url)
      else location.assign(url)
    },
  }
  const listen = ({ origin: from, source, data }) => {
    if (!frame.isConnected) return removeEventListener('message', listen)
    if (from !== origin || source !== frame.contentWindow || data?.token !== token) return
    handlers[data.type]?.(data)
  }
  addEventListener('message', listen)
  return { suspend: () => send('suspend'), resume: () => send('resume') }
}
