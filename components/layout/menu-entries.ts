import type { Menu, MenuItem } from '@/lib/content/content-types'

/** A menu item as sent to the browser, with displayed fields only. */
export type MenuEntry = readonly [label: string, href: string, children: readonly MenuEntry[]]

const mapItem = ({ label, href, children }: MenuItem): MenuEntry => [label, href, children.map(mapItem)]

/** The items of a menu in the compact form of the client components; none when there is no menu. */
export const mapMenuEntries = (menu: Menu | null): MenuEntry[] => (menu?.items ?? []).map(mapItem)

/** Whether a menu item links to the list of a campaign; such items have the colour of reduced prices. */
export const isSale = (href: string): boolean => /\/dc\/./.test(href)
