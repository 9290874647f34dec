/** A blouse, drawn with the proportions of a shirt; `hem`: sheet y of the hem. */
export type BlouseCut = {
  hem: number
  sleeve: 'balloon' | 'flutter' | 'gathered'
  neck: 'bow' | 'frill' | 'loose-bow'
  /** Ruffles down both sides of the closure. */
  jabot: boolean
  /** Sleeves of see-through cloth. */
  sheer: boolean
}

/** Sheet y of the lowest point of the front neckline. */
export const neckDrop = (cut: BlouseCut): number => (cut.neck === 'loose-bow' ? 330 : 226)
