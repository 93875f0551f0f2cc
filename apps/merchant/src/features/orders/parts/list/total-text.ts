import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'

/** `2,387 orders` */
export function ordersText(count: number): string {
  return m.orders_count({ count, text: countText(count) })
}
