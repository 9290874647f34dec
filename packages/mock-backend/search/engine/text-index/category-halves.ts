const CONJUNCTION = /\s(?:ja|och|og)\s/

/** Both halves of "handskar och vantar"; the whole name where a half has several words, as in "raka och vida byxor". */
export function categoryHalves(name: string): string[] {
  const halves = name.split(CONJUNCTION)
  return halves.some((half) => half.includes(' ')) ? [name] : halves
}

/** Whether a name joins two sorts. */
export const isJoint = (name: string): boolean => CONJUNCTION.test(name)
