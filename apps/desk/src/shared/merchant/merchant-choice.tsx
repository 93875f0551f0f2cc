import type { Column } from '@daftar/ui/data-table'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CardRow } from '../look/card-row.tsx'
import { countryText } from '../text/country-text.ts'
import { merchantsQuery, type Merchant } from './merchants-query.ts'
import { MerchantName } from './merchant-name.tsx'
import { PagedList } from '../queue/paged-list.tsx'
import { SearchFilter } from '../queue/search-filter.tsx'
import { addressFilters, freeText } from '@daftar/app-kit/address-filters'
import { useListFilters } from '../queue/use-filters.ts'

type MerchantChoiceProps = {
  title: string
  subtitle: string
  /** Where a merchant leads, or what opens it where the list stays. */
  rowHref?: (merchant: Merchant) => string
  onRowOpen?: (merchant: Merchant) => void
  primaryAction?: PageAction | undefined
}

const merchantFilters = addressFilters({ search: freeText })

/** Merchants by name or id, to choose one of. */
export function MerchantChoice({ title, subtitle, rowHref, onRowOpen, primaryAction }: MerchantChoiceProps) {
  const [{ search }] = useListFilters(merchantFilters)
  const query = useInfiniteQuery(merchantsQuery(search))
  return (
    <>
      <PageHeader {...{ title, subtitle }} {...(primaryAction && { primaryAction })} />
      <FilterRow>
        <SearchFilter name="search" label={m.desk_merchants_search()} />
      </FilterRow>
      <PagedList
        label={m.desk_merchants()}
        columns={columns(onRowOpen !== undefined)}
        query={query}
        rows={query.data?.pages.flatMap(({ merchants }) => merchants) ?? []}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        onRowOpen={onRowOpen}
        renderCard={(merchant) => <MerchantCard merchant={merchant} />}
        failedTitle={m.desk_merchants_failed()}
        empty={{
          title: m.desk_merchants_empty_title(),
          text: search ? m.desk_empty_search({ search }) : m.desk_merchants_empty_text(),
        }}
      />
    </>
  )
}

/** Where a row opens something of its own beside the list, the name still leads to the merchant. */
function columns(isOpened: boolean): Column<Merchant>[] {
  const name: Column<Merchant> = isOpened
    ? { id: 'name', header: m.desk_merchant(), opens: nameText, cell: (row) => <Name merchant={row} /> }
    : { id: 'name', header: m.desk_merchant(), cell: (row) => <Typed>{nameText(row)}</Typed> }
  return [
    name,
    { id: 'country', header: m.desk_country(), cell: ({ country }) => countryText(country) },
    { id: 'currency', header: m.desk_currency(), cell: ({ currency }) => <Ltr>{currency}</Ltr> },
    { id: 'id', header: m.desk_id(), cell: ({ id }) => <Ltr>{id}</Ltr> },
  ]
}

function Name({ merchant: { id, name, name_ar } }: { merchant: Merchant }) {
  return <MerchantName of={{ merchant_id: id, merchant_name: name, merchant_name_ar: name_ar }} />
}

function MerchantCard({ merchant }: { merchant: Merchant }) {
  const { id, country, currency } = merchant
  return (
    <CardRow
      title={<Typed>{nameText(merchant)}</Typed>}
      aside={<Ltr>{currency}</Ltr>}
      facts={[
        [m.desk_country(), countryText(country)],
        [m.desk_id(), <Ltr key="id">{id}</Ltr>],
      ]}
    />
  )
}
