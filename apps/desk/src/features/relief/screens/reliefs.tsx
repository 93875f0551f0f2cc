import { reliefStatuses } from '@daftar/rules/capital/advances/relief'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { AnswerButtons, useReliefActs } from '../../../shared/relief/answer-buttons.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { reliefFilters } from '../filters.ts'
import { ReliefFacts } from '../parts/relief-facts.tsx'
import { ReliefCardRow, reliefColumns } from '../parts/relief-row.tsx'
import { reliefsQuery, type DeskRelief } from '../queries.ts'
import { statusText } from '../words.ts'

/** Merchants in hardship: what they ask for, proposed by one of the staff and decided by another. */
export function ReliefsScreen() {
  const [{ state }] = useListFilters(reliefFilters)
  const query = useInfiniteQuery(reliefsQuery(state))
  const [opened, setOpened] = useState<DeskRelief | null>(null)
  const rows = query.data?.pages.flatMap(({ reliefs }) => reliefs) ?? []
  const assigning = useAssigning('relief', rows, ({ status }) => status === 'asked' || status === 'proposed')
  return (
    <>
      <PageHeader title={m.relief_desk_title()} subtitle={m.relief_desk_subtitle()} />
      <QueueList
        filters={
          <ChoiceFilter
            name="state"
            label={m.relief_state()}
            options={[
              { value: 'open', label: m.relief_state_open() },
              ...reliefStatuses.map((value) => ({ value, label: statusText[value]() })),
              { value: 'all', label: m.relief_state_all() },
            ]}
          />
        }
        views={{ list: 'relief', path: addresses.relief }}
        label={m.relief_desk_title()}
        columns={reliefColumns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(relief) => <ReliefCardRow relief={relief} />}
        failedTitle={m.relief_desk_failed()}
        empty={{ title: m.relief_desk_empty_title(), text: m.relief_desk_empty_text() }}
      />
      {opened ? <Opened key={opened.id} relief={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

function Opened({ relief, onClose }: { relief: DeskRelief; onClose: () => void }) {
  const { waitsForOther } = useReliefActs(relief)
  return (
    <DetailDrawer
      title={merchantNameText(relief)}
      merchantId={relief.merchant_id}
      onClose={onClose}
      actions={<AnswerButtons relief={relief} onDone={onClose} />}
    >
      {waitsForOther ? <Notice tone="info">{m.relief_own()}</Notice> : null}
      <ReliefFacts relief={relief} />
    </DetailDrawer>
  )
}
