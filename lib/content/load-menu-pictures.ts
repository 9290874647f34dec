import 'server-only'
import type { Site } from '@/lib/market/site'
import { loadWidgetArea } from './load-widget-area'
import type { MenuPicture } from './menu-pictures'

/** Pictures of the main menu in the editor's order, or an empty list. Throws AppError when the service fails. */
export async function loadMenuPictures(site: Site): Promise<MenuPicture[]> {
  const area = await loadWidgetArea(site, { family: 'Menu', areaName: 'Pictures of the main menu' })
  const widgets = area?.containers.flatMap((container) => container.widgets) ?? []
  return widgets.flatMap((widget) =>
    widget.kind === 'category-puffs'
      ? widget.images.flatMap(({ file, mobileFile, href, text }) =>
          href && text ? [{ file, phoneFile: mobileFile ?? file, href, text }] : [],
        )
      : [],
  )
}
