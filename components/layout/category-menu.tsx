import { useEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Link } from '@/components/ui/link'
import { type MenuPicture, picturesBelow } from '@/lib/content/menu-pictures'
import styles from './category-menu.module.css'
import { CategoryPanel } from './category-panel'
import { isSale, type MenuEntry } from './menu-entries'
import { useHoverIntent } from './use-hover-intent'
import { useMenuKeys } from './use-menu-keys'
import { useOutsidePress } from './use-outside-press'

type CategoryMenuProps = { entries: readonly MenuEntry[]; pictures: readonly MenuPicture[] }

/**
 * The desktop menu as native disclosures: it opens by mouse, touch and keyboard before hydration. After hydration
 * it also opens by hover and arrow keys, and closes on Escape, on a press elsewhere, when the focus leaves and after a
 * navigation.
 */
export function CategoryMenu({ entries, pictures }: CategoryMenuProps) {
  const { store } = useShop()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const hover = useHoverIntent({ open, setOpen })
  const { register, onKeyDown, focusTop } = useMenuKeys(setOpen)
  useOutsidePress({
    isActive: open !== null,
    element: list,
    onPress: () => setOpen(null),
    onEscape: () => {
      if (open !== null) focusTop(open)
      setOpen(null)
    },
  })
  const { cancel } = hover
  // Only when the path changes: a menu that was opened before hydration stays open. Not by `useShopState`, which has the
  // server's empty path while the menu hydrates.
  useEffect(
    () =>
      store.subscribe(({ root }, before) => {
        if (root.currentPath === before.root.currentPath) return
        cancel()
        setOpen(null)
      }),
    [store, cancel],
  )

  return (
    <ul ref={list} className={styles.menu} onKeyDown={onKeyDown} onPointerLeave={hover.onPointerLeave}>
      {entries.map((entry, index) => {
        const [label, href, children] = entry
        return children.length > 0 ? (
          <li key={href}>
            <details
              // takes over a menu that was opened before hydration
              ref={(details) => {
                if (details?.open) setOpen(index)
              }}
              name="category-menu"
              className={styles.entry}
              open={open === index}
              onToggle={({ currentTarget }) =>
                setOpen((now) => (currentTarget.open ? index : now === index ? null : now))
              }
              onPointerMove={(event) => hover.onPointerMove(event, index)}
              onBlur={({ currentTarget, relatedTarget }) => {
                // `relatedTarget` is null when another window or nothing takes the focus
                if (open === index && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(null)
              }}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its details */}
              <summary
                ref={register(index)}
                className={`wide-target ${styles.top}`}
                onClick={(event) => hover.onClick(event, index)}
              >
                <span>{label}</span>
              </summary>
              <CategoryPanel
                entry={entry}
                pictures={picturesBelow(pictures, href)}
                register={(column, row) => register(index, column, row)}
              />
            </details>
          </li>
        ) : (
          <li key={href}>
            <Link
              ref={register(index)}
              href={href}
              className={`wide-target ${styles.top}`}
              data-sale={isSale(href) ? '' : undefined}
            >
              <span>{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
