import { HEAD_SCRIPT } from '../browser/head-script.mjs'
import { sha256Base64 } from './sha256.mjs'

/** Scripts whose whole text is known. */
const TEXTS = new Set([
  HEAD_SCRIPT,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
])

/** Page data of the framework. */
const FLIGHT_DATA = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s

/** Functions that React writes before their first call, by their first characters: length and SHA-256. */
const REACT_FUNCTIONS = {
  $RS: { length: 192, hash: 'dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws=' },
  $RB: { length: 829, hash: 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  $RM: { length: 1104, hash: 'ik5CuzKG16kxLMiWrbGtWliE5C3GFYiZnsysYypmDVc=' },
  $RX: { length: 200, hash: '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
}
const REACT_CALL = /^;?\$R[CRSX]\((.*)\)$/s

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether the text is a call of a React function with JSON arguments, after known definitions. @param {string} text */
async function isReactCall(text) {
  const call = REACT_CALL.exec(text)
  if (call) return isJson(`[${call[1]}]`)
  const known = REACT_FUNCTIONS[text.slice(0, 3)]
  if (!known || (await sha256Base64(text.slice(0, known.length))) !== known.hash) return false
  return isReactCall(text.slice(known.length))
}

/**
 * Whether an inline script is one of the shop, the framework or React. The policy must not allow any other.
 * @param {string} text
 */
export async function isKnownScript(text) {
  if (TEXTS.has(text)) return true
  const data = FLIGHT_DATA.exec(text)
  return data ? isJson(data[1]) : isReactCall(text)
}
