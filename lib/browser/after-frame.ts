/** Runs after the next frame is painted: measuring or moving the focus forces layout and would delay that frame. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
