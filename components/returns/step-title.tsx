// one function, so that the heading takes the focus once and not with each rendering
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus()

/** The heading of a step; takes the focus when the step appears. */
export function StepTitle({ words }: { words: string }) {
  return (
    <h1 className="serif d-56" tabIndex={-1} ref={takeFocus}>
      {words}
    </h1>
  )
}
