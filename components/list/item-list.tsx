import { useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { JsonLd } from '@/components/ui/json-ld'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import type { CardRow } from '@/lib/product/card-row-schema'
import { localHref } from '@/lib/routing/href'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'

type ItemListProps = { rows: readonly CardRow[]; page: number; origin: string }

/** Structured data of the server-rendered page, built from its cards, so that the data is not sent twice. */
export function ItemList({ rows, page, origin }: ItemListProps) {
  const { site } = useShopConfig()
  const [data] = useState(() => {
    const urls = rows.map(({ path }) => origin + localHref({ ...site, mode: 'domain' }, path))
    return itemListJsonLd(urls, (page - 1) * LIST_PAGE_SIZE + 1)
  })
  return <JsonLd data={data} />
}
