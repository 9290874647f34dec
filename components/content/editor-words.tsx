import { namesFreeShipping } from '@/lib/market/names-free-shipping'
import type { Site } from '@/lib/market/site'

/** An editor's line. With the limit of free delivery in it, a business reads that the amount includes VAT (R-PRICE-01, T17). */
export const EditorWords = ({ site, children }: { site: Site; children: string }) =>
  namesFreeShipping(site, children) ? <span className="says-inc-vat">{children}</span> : children
