import type { Shop } from './shop'

/** Runs `task` after `delay` ms; a timer of the same name is replaced. */
export function setTimer(shop: Pick<Shop, 'timers'>, name: string, delay: number, task: () => void): void {
  clearTimer(shop, name)
  shop.timers.set(name, setTimeout(task, delay))
}

export function clearTimer({ timers }: Pick<Shop, 'timers'>, name: string): void {
  clearTimeout(timers.get(name))
  timers.delete(name)
}
