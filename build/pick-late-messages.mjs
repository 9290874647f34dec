/** A webpack loader that keeps some namespaces of a catalogue. It runs before next-intl compiles the messages. */
export default function pickLateMessages(source) {
  const { namespaces } = this.getOptions()
  const messages = JSON.parse(source)
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, messages[name]])))
}
