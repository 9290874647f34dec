import { vi } from 'vitest'

type Listener = ConstructorParameters<typeof IntersectionObserver>[0]

/** jsdom has no layout: the test says what is seen, by how much. */
export function fakeSeen() {
  const observers = new Map<Listener, Set<Element>>()
  class FakeObserver {
    readonly targets = new Set<Element>()
    constructor(readonly listener: Listener) {
      observers.set(listener, this.targets)
    }
    observe = (element: Element) => void this.targets.add(element)
    unobserve = (element: Element) => void this.targets.delete(element)
    disconnect = () => this.targets.clear()
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return {
    isObserved: (element: Element) => [...observers.values()].some((targets) => targets.has(element)),
    see: (element: Element, intersectionRatio = 1) => {
      const entry = { target: element, intersectionRatio, intersectionRect: { height: 0 } } as IntersectionObserverEntry
      for (const [listener, targets] of observers)
        if (targets.has(element)) listener([entry], {} as IntersectionObserver)
    },
  }
}
