/** Runs once the next frame is drawn: what measures or moves the focus lays the page out, and would hold that frame back. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
