/** `file` is made for an upright frame, `phoneFile` for a lying one. */
export type MenuPicture = { file: string; phoneFile: string; href: string; text: string }

/** The pictures that belong to a menu entry: those whose address lies below the entry's own. */
export const picturesBelow = (pictures: readonly MenuPicture[], href: string): MenuPicture[] =>
  pictures.filter((picture) => picture.href.startsWith(`${href}/`))
