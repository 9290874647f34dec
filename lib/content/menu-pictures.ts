/** `file` has portrait format, `phoneFile` landscape. */
export type MenuPicture = { file: string; phoneFile: string; href: string; text: string }

/** The pictures of a menu entry: those whose address is below that of the entry. */
export const picturesBelow = (pictures: readonly MenuPicture[], href: string): MenuPicture[] =>
  pictures.filter((picture) => picture.href.startsWith(`${href}/`))
