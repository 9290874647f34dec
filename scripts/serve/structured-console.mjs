import { stripVTControlCharacters, types } from 'node:util'
import { logLine } from '../../lib/log/log-line.mjs'
import { stripPersonal } from '../../lib/log/strip-personal.mjs'

/** How the framework marks its errors. */
const MARK = '⨯'
/** In characters. */
const MOST_TEXT = 300
const MOST_STACK = 2000

/** @param {NodeJS.ErrnoException} error */
const isAborted = ({ code, message }) => code === 'ECONNRESET' && message === 'aborted'

/** @param {unknown[]} args @param {Error | undefined} error */
function fieldsOf(args, error) {
  const texts = args.filter((arg) => typeof arg === 'string')
  const text = stripVTControlCharacters(texts.join(' ')).replaceAll(MARK, '').trim()
  return {
    ...(text && { text: stripPersonal(text).slice(0, MOST_TEXT) }),
    ...(error && { name: error.name, message: stripPersonal(error.message).slice(0, MOST_TEXT) }),
    ...(error?.stack && { stack: stripPersonal(error.stack.replaceAll(MARK, '')).slice(0, MOST_STACK) }),
  }
}

/**
 * Makes one JSON line of each error that the framework prints, which are several lines with a stack; other texts are
 * unchanged. A client that leaves before its body is sent is no error.
 * @param {Pick<Console, 'error' | 'warn'>} target
 */
export function structureConsole(target = console) {
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = target[level].bind(target)
    target[level] = (...args) => {
      const error = args.find((arg) => types.isNativeError(arg))
      const isMarked = args.some((arg) => typeof arg === 'string' && arg.includes(MARK))
      if (!error && !isMarked) return write(...args)
      if (error && isAborted(error)) logLine('info', 'client-aborted')
      else logLine(level, 'framework', fieldsOf(args, error))
    }
  }
}
