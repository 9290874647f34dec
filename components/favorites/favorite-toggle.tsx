import { useTranslations } from 'next-intl'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { HeartIcon } from '@/components/ui/heart-icon'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { toggleFavorite } from '@/lib/favorites/toggle-favorite'
import styles from './favorite-toggle.module.css'

type FavoriteToggleProps = {
  product: { id: number; name: string }
  /**
   * `card`: in the corner of a picture. `square`: beside the buy button. `wide`: in place of the buy button, with text.
   */
  look?: 'card' | 'square' | 'wide'
  /** Called instead of changing the favourites. */
  onToggle?: (() => void) | undefined
}

/** Button that adds a product to the favourites or removes it (R-LIST-08, R-FAV-02). */
export function FavoriteToggle({ product: { id, name }, look = 'card', onToggle }: FavoriteToggleProps) {
  const t = useTranslations('favorites')
  const shop = useShop()
  const isChosen = useShopState(({ favorites }) => favorites.ids.includes(id))
  // no `aria-pressed` when the name changes: "remove, pressed" would mean the opposite
  const isSwitch = look !== 'wide' && !onToggle
  const toggle = () =>
    toggleFavorite(shop, id).catch((error) => reloadOrReport(error, { type: 'load', component: 'favorites' }))
  return (
    <button
      type="button"
      className={styles.toggle}
      data-look={look}
      data-testid="favorite-toggle"
      data-favorite={id}
      data-chosen={isChosen ? '' : undefined}
      aria-pressed={isSwitch ? isChosen : undefined}
      aria-label={t(isChosen && !isSwitch ? 'remove' : 'add', { name })}
      // do not take the focus on a mouse click: inside the card it would keep the sizes open
      onMouseDown={look === 'card' ? (event) => event.preventDefault() : undefined}
      onClick={onToggle ?? toggle}
    >
      <HeartIcon />
      {look === 'wide' ? t(isChosen ? 'removeShort' : 'addShort') : null}
    </button>
  )
}
