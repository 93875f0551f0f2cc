import { advanceAttention, advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { Column } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { advanceFilters } from '../filters.ts'
import { AdvanceCard, advanceColumns } from '../parts/advance-row.tsx'
import { AttentionNotices } from '../parts/attention-notices.tsx'
import { advancesQuery } from '../queries.ts'
import { advanceStatusText } from '../../../shared/money/advance-status-text.ts'
import { attentionText } from '../words.ts'

/** Every advance, the newest first; what somebody has to look at stands above. */
export function AdvancesScreen() {
  const [filters] = useListFilters(advanceFilters)
  const query = useInfiniteQuery(advancesQuery(filters))
  const counts = query.data?.pages[0]?.counts
  return (
    <>
      <PageHeader title={m.desk_advances()} subtitle={m.desk_advances_subtitle()} />
      <Column>
        {counts ? <AttentionNotices counts={counts} /> : null}
        <div>
          <QueueList
            filters={
              <>
                <SearchFilter name="search" label={m.desk_advances_search()} />
                <ChoiceFilter
                  name="status"
                  label={m.desk_status()}
                  all={m.desk_status_all()}
                  options={advanceStatuses.map((value) => ({ value, label: advanceStatusText(value) }))}
                />
                <ChoiceFilter
                  name="attention"
                  label={m.desk_advances_attention()}
                  all={m.desk_advances_attention_all()}
                  options={advanceAttention.map((value) => ({ value, label: attentionText(value) }))}
                />
              </>
            }
            views={{ list: 'advances', path: addresses.advances }}
            label={m.desk_advances()}
            columns={advanceColumns()}
            query={query}
            rows={query.data?.pages.flatMap(({ advances }) => advances) ?? []}
            rowKey={({ id }) => id}
            rowHref={({ id }) => addresses.oneAdvance(id)}
            renderCard={(advance) => <AdvanceCard advance={advance} />}
            failedTitle={m.desk_advances_failed()}
            empty={{
              title: m.desk_advances_empty_title(),
              text: advanceFilters.isSet(filters)
                ? m.desk_advances_empty_filter()
                : m.desk_advances_empty_text(),
            }}
          />
        </div>
      </Column>
    </>
  )
}
