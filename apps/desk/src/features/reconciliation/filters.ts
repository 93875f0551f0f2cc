import { lineViews, type LineView } from '@daftar/contract/endpoints/reconciliation-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import type { Filters } from '../../shared/use-filters.ts'

/** Lists of lines, and the transfers no line is. */
export const views = ['proposed', 'waiting', 'unknown', 'unseen', 'matched', 'aside'] as const
export type View = (typeof views)[number]

export type ReconciliationFilters = Readonly<{ view: View; fileId: string; currency: Currency | null }>

export function readReconciliation(search: Filters): ReconciliationFilters {
  return {
    view: views.find((view) => view === search['view']) ?? 'proposed',
    fileId: search['file'] ?? '',
    currency: settledCurrencies.find((currency) => currency === search['currency']) ?? null,
  }
}

export function isLineView(view: View): view is LineView {
  return lineViews.some((one) => one === view)
}
