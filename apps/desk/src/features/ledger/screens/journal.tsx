import { entryKinds } from '@daftar/rules/ledger/entry-kinds'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { journalFilters } from '../filters.ts'
import { DateFilter } from '../../../shared/queue/date-filter.tsx'
import { FamilyFilter } from '../parts/family-filter.tsx'
import { JournalCard, journalColumns } from '../parts/journal-row.tsx'
import { LedgerHead } from '../parts/ledger-head.tsx'
import { journalQuery } from '../queries.ts'
import { entryText } from '../words.ts'

/** Every entry of every merchant's books, the newest first. */
export function JournalScreen() {
  const [filters] = useListFilters(journalFilters)
  const query = useInfiniteQuery(journalQuery(filters))
  return (
    <>
      <LedgerHead view="journal" />
      <QueueList
        filters={
          <>
            <SearchFilter name="merchant" label={m.desk_ledger_merchant_filter()} />
            <SearchFilter
              name="reference"
              label={m.desk_ledger_reference_filter_hint()}
              placeholder={m.desk_ledger_reference_filter()}
              hasKey={false}
            />
            <ChoiceFilter
              name="kind"
              label={m.desk_ledger_kind()}
              all={m.desk_ledger_kind_all()}
              options={entryKinds.map((value) => ({ value, label: entryText(value) }))}
            />
            <FamilyFilter />
            <DateFilter
              label={m.desk_ledger_dates()}
              clearLabel={m.desk_ledger_dates_clear()}
              from={filters.from}
              to={filters.to}
            />
          </>
        }
        views={{ list: 'journal', path: addresses.journal }}
        label={m.desk_ledger_journal()}
        columns={journalColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ entries }) => entries) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ merchant_id, id }) => addresses.entry(merchant_id, id)}
        renderCard={(entry) => <JournalCard entry={entry} />}
        failedTitle={m.desk_ledger_journal_failed()}
        empty={{
          title: m.desk_ledger_journal_empty_title(),
          text: journalFilters.isSet(filters)
            ? m.desk_ledger_journal_empty_filter()
            : m.desk_ledger_journal_empty_text(),
        }}
      />
    </>
  )
}
