import { DockerfileParser } from 'dockerfile-ast'

/** @typedef {{ keyword: string, text: string }} Step what stands behind the keyword, as one line */
/** @typedef {{ name: string, from: string, steps: Step[] }} Stage */

/** Several lines joined by backslashes are one. @param {string} text */
const joined = (text) =>
  text
    .replace(/\\\n/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** The stages of a Dockerfile, in order. @param {string} text @returns {Stage[]} */
export function readStages(text) {
  const stages = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    const content = joined(instruction.getArgumentsContent() ?? '')
    if (keyword === 'FROM') {
      const [from = '', , name = from] = content.split(' ')
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ keyword, text: content })
  }
  return stages
}

/** @param {Stage} stage @param {string} keyword @returns {string | undefined} the last one counts */
export const lastOf = ({ steps }, keyword) => steps.findLast((step) => step.keyword === keyword)?.text

/** Command of `CMD` or `HEALTHCHECK … CMD`, written as a JSON list. @param {string | undefined} text @returns {string[]} */
export const commandOf = (text) => JSON.parse(/\[.*\]$/s.exec(text ?? '')?.[0] ?? '[]')
