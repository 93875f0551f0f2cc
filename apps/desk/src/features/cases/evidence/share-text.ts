import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'

/** A share of an average week; without sales there is none to tell. */
export function shareText(percent: number | null): string {
  return percent === null ? m.desk_burden_no_sales() : percentText(percent)
}
