/** Event on the window: something pressed could not be fetched. Who can, tells the shopper and offers another try. */
export const UNREACHED = 'kajo-unreached'
