/**
 * Picks namespaces (`cart`) and single messages (`cart.open`), so that a page or file does not contain all messages. A
 * module that also the bundler runs (`build/pick-late-messages.mjs`).
 * @type {(messages: import('./merge-messages').Messages, names: readonly string[]) => import('./merge-messages').Messages}
 */
export function pickMessages(messages, names) {
  const picked = {}
  for (const name of names) {
    const [namespace = '', key] = name.split('.')
    const all = messages[namespace]
    if (!all) continue
    if (!key) picked[namespace] = all
    else if (picked[namespace] !== all) picked[namespace] = { ...picked[namespace], [key]: all[key] }
  }
  return picked
}
