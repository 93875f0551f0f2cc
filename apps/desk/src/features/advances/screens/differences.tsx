import type { Column } from '@daftar/ui/data-table'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { differencesQuery, type BookDifference } from '../queries.ts'
import { differenceText } from '../words.ts'

/** Where the advances and their books do not agree, as the last night found it. */
export function DifferencesScreen() {
  const query = useInfiniteQuery(differencesQuery)
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_advances(),
          crumbs: [
            { label: m.desk_advances(), href: addresses.advances },
            { label: m.desk_advances_differences() },
          ],
        }}
        title={m.desk_advances_differences()}
        subtitle={m.desk_advances_differences_subtitle()}
      />
      <PagedList
        label={m.desk_advances_differences()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ differences }) => differences) ?? []}
        rowKey={({ id }) => id}
        renderCard={(difference) => <DifferenceCard difference={difference} />}
        failedTitle={m.desk_advances_differences_failed()}
        empty={{
          title: m.desk_advances_differences_empty_title(),
          text: m.desk_advances_differences_empty_text(),
        }}
      />
    </>
  )
}

function columns(): Column<BookDifference>[] {
  return [
    {
      id: 'what',
      header: m.desk_advances_difference(),
      cell: (difference) => (
        <TwoLines below={<Whose difference={difference} />}>{differenceText(difference.kind)}</TwoLines>
      ),
    },
    {
      id: 'expected',
      header: m.desk_advances_expected(),
      align: 'end',
      cell: ({ expected, currency }) => <Money value={expected} currency={currency} />,
    },
    {
      id: 'found',
      header: m.desk_advances_found(),
      align: 'end',
      cell: ({ found, currency }) => <Money value={found} currency={currency} size="strong" />,
    },
    { id: 'since', header: m.desk_advances_found_at(), cell: ({ found_at }) => <Moment at={found_at} /> },
  ]
}

function DifferenceCard({ difference }: { difference: BookDifference }) {
  const { expected, found, currency } = difference
  return (
    <CardRow
      title={differenceText(difference.kind)}
      facts={[
        [m.desk_merchant(), <Whose key="whose" difference={difference} />],
        [m.desk_advances_expected(), <Money key="expected" value={expected} currency={currency} />],
        [m.desk_advances_found(), <Money key="found" value={found} currency={currency} size="strong" />],
        [m.desk_advances_found_at(), <Moment key="at" at={difference.found_at} />],
      ]}
    />
  )
}

function Whose({ difference }: { difference: BookDifference }) {
  const { loan_id, merchant_id, merchant_name, merchant_name_ar } = difference
  return (
    <>
      {merchant_name ? (
        <MerchantName of={{ merchant_id, merchant_name, merchant_name_ar }} />
      ) : (
        <Ltr>{merchant_id}</Ltr>
      )}
      {loan_id ? (
        <>
          {m.desk_comma()}
          <Link href={addresses.oneAdvance(loan_id)}>{m.desk_advances_difference_advance()}</Link>
        </>
      ) : null}
    </>
  )
}
