import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MerchantField } from '../merchant/merchant-field.tsx'
import { merchantsQuery } from '../merchant/merchants-query.ts'
import { useFilters } from './use-filters.ts'

/** One merchant, or every one; the address holds its id, the filter says its name. */
export function MerchantFilter() {
  const [{ merchant: id = '' }, setFilters] = useFilters()
  const { data } = useInfiniteQuery({ ...merchantsQuery(id), enabled: id !== '' })
  const known = data?.pages.flatMap(({ merchants }) => merchants).find((one) => one.id === id)
  return (
    <FilterChip
      label={m.desk_merchant()}
      value={(known ? nameText(known) : id) || undefined}
      clearLabel={m.desk_payouts_merchant_clear()}
      onClear={() => setFilters({ merchant: undefined })}
    >
      {(close) => (
        <MerchantField
          value={null}
          onValueChange={(merchant) => {
            if (!merchant) return
            setFilters({ merchant: merchant.id })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
