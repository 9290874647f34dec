/** Time in ms, from the first day on sale, for which a product is new in labels, lists and searches (T37). */
export const NEW_FOR = 30 * 24 * 60 * 60 * 1000

/** Whether a product is on sale and new at `now`, an epoch ms. */
export const isNew = ({ availableFrom }: { availableFrom: number }, now: number): boolean =>
  availableFrom <= now && now < availableFrom + NEW_FOR
