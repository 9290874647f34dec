const CONJUNCTION = /\s(?:ja|och|og)\s/

/** Splits "handskar och vantar" into its halves, but not "raka och vida byxor", of which a half has two words. */
export function categoryHalves(name: string): string[] {
  const halves = name.split(CONJUNCTION)
  return halves.some((half) => half.includes(' ')) ? [name] : halves
}

/** Whether a name joins two parts with "and". */
export const isJoint = (name: string): boolean => CONJUNCTION.test(name)
