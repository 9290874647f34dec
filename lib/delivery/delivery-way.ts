/** Type of delivery, derived from the technical name of the shipping method. */
export type DeliveryWay = 'pickup' | 'box' | 'home'

const BOXES = /^(posti|instabox|dao)$|box|locker/i
const TO_THE_DOOR = /home|bring|door/i

export function deliveryWay(name: string): DeliveryWay {
  if (TO_THE_DOOR.test(name)) return 'home'
  return BOXES.test(name) ? 'box' : 'pickup'
}
