/** Selection of one option of a package. */
export type PackageSelection = { groupId: number; optionId: number; skuId: number }

export type PackageContent = { packageId: number; selections: PackageSelection[] }

/** A line of somebody else's cart: a sku, or a package with all its selections. */
export type SharedLine = {
  id: string
  name: string
  /** Size as displayed; null for '-' and 'One size', which are not shown. */
  size: string | null
  /** File name of the picture; '' without one. */
  picture: string
  quantity: number
  content: { skuId: number } | PackageContent
}

/** A line that was not added, or only in part; `noMore`: the cart already has every available piece. */
export type RefusedLine = { line: SharedLine; added: number; reason: 'soldOut' | 'noMore' | 'notSold' | 'failed' }

/** Outcome of a cart link, or of buying an order again. */
export type CartLinkOutcome =
  | { kind: 'added'; source: 'link' | 'order'; count: number; refused: RefusedLine[] }
  /** There is no such cart any more. */
  | { kind: 'missing' }
  /** The cart has no lines that this market sells. */
  | { kind: 'nothingSold' }
  /** The backend did not answer. */
  | { kind: 'unreachable' }
