import { pickMessages } from '../lib/i18n/pick-messages.mjs'

/** A webpack loader that keeps only the declared messages of a catalogue. Runs before next-intl compiles them. */
export default function pickLateMessages(source) {
  return JSON.stringify(pickMessages(JSON.parse(source), this.getOptions().names))
}
