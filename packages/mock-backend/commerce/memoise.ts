/** Memoises `make` per argument object in a WeakMap, so that the result is freed together with the object. */
export function memoise<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, { made: Made }>()
  return (thing) => {
    const found = known.get(thing) ?? { made: make(thing) }
    known.set(thing, found)
    return found.made
  }
}
