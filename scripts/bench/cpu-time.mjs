import { readdirSync, readFileSync } from 'node:fs'

/** Duration of a kernel clock tick in `/proc`: a hundredth of a second. */
const TICK_MS = 10
/** Indices in the result of `fieldsOf`. */
const GROUP = 2
const USER_TIME = 11
const SYSTEM_TIME = 12

/** Fields of `/proc/<pid>/stat` after the program name, which may contain spaces; empty when the process has ended. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** CPU time of all running processes in these process groups, in ms. @param {number[]} groups */
export function cpuTime(groups) {
  const wanted = groups.map(String)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => wanted.includes(fields[GROUP]))
    .reduce((sum, fields) => sum + (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS, 0)
}
