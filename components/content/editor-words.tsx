import { namesFreeShipping } from '@/lib/market/names-free-shipping'
import type { Site } from '@/lib/market/site'

/** An editor's line. If it names the limit of free delivery, businesses see that it includes VAT (R-PRICE-01, T17). */
export const EditorWords = ({ site, children }: { site: Site; children: string }) =>
  namesFreeShipping(site, children) ? <span className="says-inc-vat">{children}</span> : children
