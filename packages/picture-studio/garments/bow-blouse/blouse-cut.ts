/** A blouse on a shirt's sheet; `hem` is its hem's height. */
export type BlouseCut = {
  hem: number
  sleeve: 'balloon' | 'flutter' | 'gathered'
  neck: 'bow' | 'frill' | 'loose-bow'
  /** Ruffles down both sides of the closure. */
  jabot: boolean
  /** Sleeves of see-through cloth. */
  sheer: boolean
}

/** Depth of the front neckline. */
export const neckDrop = (cut: BlouseCut): number => (cut.neck === 'loose-bow' ? 330 : 226)
