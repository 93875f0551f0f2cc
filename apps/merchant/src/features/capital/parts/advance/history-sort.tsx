import type { HistorySortKey } from '@daftar/rules/capital/advances/history-order'
import type { Sort } from '@daftar/ui/data-table'
import { Select } from '@daftar/ui/select'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'

type Choice = `${HistorySortKey}:${Sort['direction']}`

/** Cards have no column heads: on a phone the order is chosen from a list (LOAN-13, LOAN-14). */
export function HistorySort({ sort, onSortChange }: { sort: Sort; onSortChange: (sort: Sort) => void }) {
  if (!useIsPhone()) return null
  const labels: Partial<Record<Choice, string>> = {
    'date:descending': m.loan_sort_newest(),
    'date:ascending': m.loan_sort_oldest(),
    'repayment:descending': m.loan_sort_repayment(),
    'status:ascending': m.loan_sort_status(),
    'sales:descending': m.loan_sort_sales(),
    'final_payout:descending': m.loan_sort_payout(),
  }
  return (
    <Select
      label={m.loan_sort()}
      labelHidden
      placeholder={m.loan_sort()}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      value={`${sort.column}:${sort.direction}`}
      onValueChange={(value) => {
        const [column = 'date', direction] = value.split(':')
        onSortChange({ column, direction: direction === 'ascending' ? 'ascending' : 'descending' })
      }}
    />
  )
}
