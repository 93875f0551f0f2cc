import { addressFilters, freeText, named, oneOf, oneOrUsual } from '@daftar/app-kit/address-filters'
import { lineViews, type LineView } from '@daftar/rules/bank/line-views'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'

/** Lists of lines, and the transfers no line is. */
export const views = ['proposed', 'waiting', 'unknown', 'unseen', 'matched', 'aside'] as const
export type View = (typeof views)[number]

export const reconciliationFilters = addressFilters({
  view: oneOrUsual(views, 'proposed'),
  fileId: named('file', freeText),
  currency: oneOf(settledCurrencies),
})

export type ReconciliationFilters = ReturnType<typeof reconciliationFilters.read>

export function isLineView(view: View): view is LineView {
  return lineViews.some((one) => one === view)
}
