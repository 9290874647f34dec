type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click has no modifier key that opens another tab or window. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey)
