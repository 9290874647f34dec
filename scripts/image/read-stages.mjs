import { DockerfileParser } from 'dockerfile-ast'

/** @typedef {{ keyword: string, text: string }} Step `text`: the rest of the instruction as one line */
/** @typedef {{ name: string, from: string, steps: Step[] }} Stage */

/**
 * The text of an instruction after its keyword, including options. Lines continued with a backslash are joined.
 * @param {string[]} lines @param {import('dockerfile-ast').Instruction} instruction
 */
function contentOf(lines, instruction) {
  const { start, end } = instruction.getRange()
  const own = lines.slice(start.line, end.line + 1)
  return own.join('\n').replace(/\\\n/g, ' ').replace(/\s+/g, ' ').trim().replace(/^\S+ /, '')
}

/** The stages of a Dockerfile, in order. @param {string} text @returns {Stage[]} */
export function readStages(text) {
  const stages = []
  const lines = text.split('\n')
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    const content = contentOf(lines, instruction)
    if (keyword === 'FROM') {
      const [from = '', , name = from] = content.split(' ')
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ keyword, text: content })
  }
  return stages
}

/**
 * Text of the last step with the keyword, because Docker ignores the earlier ones.
 * @param {Stage} stage @param {string} keyword @returns {string | undefined}
 */
export const lastOf = ({ steps }, keyword) => steps.findLast((step) => step.keyword === keyword)?.text

/**
 * Command of `CMD` or `HEALTHCHECK … CMD`, written as a JSON list; empty without one.
 * @param {string | undefined} text @returns {string[]}
 */
export const commandOf = (text) => JSON.parse(/\[.*\]$/s.exec(text ?? '')?.[0] ?? '[]')
