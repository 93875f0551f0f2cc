import { Moment } from '@daftar/app-kit/moment'
import { hitDecisions } from '@daftar/rules/screening/standing'
import { Column } from '@daftar/ui/columns'
import type { Column as TableColumn } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { DecisionBadge } from '../../../shared/screening/hit-facts.tsx'
import type { ScreeningHit } from '../../../shared/screening/screening-query.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { hitFilters } from '../filters.ts'
import { hitsQuery } from '../queries.ts'

const HitDrawer = lazy(() =>
  import('../../../shared/screening/hit-drawer.tsx').then((module) => ({ default: module.HitDrawer })),
)

/** Whoever of ours is near a row of a list in use, until somebody has decided. */
export function HitsScreen() {
  const [{ decision }] = useListFilters(hitFilters)
  const query = useInfiniteQuery(hitsQuery(decision))
  const [opened, setOpened] = useState<ScreeningHit | null>(null)
  const hasNoList = query.data?.pages[0]?.lists.length === 0
  return (
    <>
      <PageHeader title={m.desk_screening()} subtitle={m.desk_screening_subtitle()} />
      <Column>
        {hasNoList ? (
          <Notice tone="warning" title={m.desk_screening_no_list()}>
            {m.desk_screening_no_list_text()}
          </Notice>
        ) : null}
        <div>
          <QueueList
            filters={
              <ChoiceFilter
                name="decision"
                label={m.desk_status()}
                all={m.desk_screening_all()}
                options={hitDecisions.map((value) => ({
                  value,
                  label:
                    value === 'confirmed'
                      ? m.desk_screening_was_confirmed()
                      : m.desk_screening_was_dismissed(),
                }))}
              />
            }
            views={{ list: 'screening', path: addresses.screening }}
            label={m.desk_screening()}
            columns={columns()}
            query={query}
            rows={query.data?.pages.flatMap(({ hits }) => hits) ?? []}
            rowKey={({ id }) => id}
            onRowOpen={setOpened}
            renderCard={(hit) => <HitCard hit={hit} />}
            failedTitle={m.desk_screening_failed()}
            empty={{
              title: m.desk_screening_empty_title(),
              text:
                decision !== null
                  ? m.desk_screening_decided_empty()
                  : hasNoList
                    ? m.desk_screening_empty_no_list()
                    : m.desk_screening_empty_text(),
            }}
          />
        </div>
      </Column>
      {opened ? (
        <Suspense>
          <HitDrawer hit={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function columns(): TableColumn<ScreeningHit>[] {
  return [
    {
      id: 'ours',
      header: m.desk_screening_ours(),
      opens: ({ ours }) => ours.name,
      cell: (hit) => <Ours hit={hit} />,
    },
    { id: 'listed', header: m.desk_screening_listed(), cell: (hit) => <OnList hit={hit} /> },
    {
      id: 'score',
      header: m.desk_screening_score(),
      cell: ({ score }) => m.desk_screening_percent({ score }),
    },
    { id: 'found', header: m.desk_screening_found(), cell: (hit) => <Moment at={hit.found_at} /> },
    { id: 'decision', header: m.desk_status(), cell: (hit) => <DecisionBadge hit={hit} /> },
  ]
}

function HitCard({ hit }: { hit: ScreeningHit }) {
  return (
    <CardRow
      title={<Ours hit={hit} />}
      aside={<DecisionBadge hit={hit} />}
      facts={[
        [m.desk_screening_listed(), <OnList key="listed" hit={hit} />],
        [m.desk_screening_score(), m.desk_screening_percent({ score: hit.score })],
        [m.desk_screening_found(), <Moment key="found" at={hit.found_at} />],
      ]}
    />
  )
}

function Ours({ hit: { ours, about } }: { hit: ScreeningHit }) {
  return (
    <TwoLines below={<Typed>{about}</Typed>}>
      <Typed>{ours.name}</Typed>
    </TwoLines>
  )
}

function OnList({ hit: { listed, list } }: { hit: ScreeningHit }) {
  return (
    <TwoLines below={<Typed>{list.name}</Typed>}>
      <Typed>{listed.name}</Typed>
    </TwoLines>
  )
}
