import { ApiError } from '@daftar/client'
import { Column } from '@daftar/ui/columns'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { dryRunFilters, weekOf } from '../filters.ts'
import { ConfirmRun } from '../parts/confirm-run.tsx'
import { DryRunFigures } from '../parts/dry-run-figures.tsx'
import { ResultDrawer } from '../parts/result-drawer.tsx'
import { ResultCard, resultColumns } from '../parts/result-row.tsx'
import { WeekChoice } from '../parts/week-choice.tsx'
import { previewQuery, type MerchantResult } from '../queries.ts'

/** What settling a week would come to, before anything is written; from here it is run. */
export function DryRunScreen() {
  const [asked] = useListFilters(dryRunFilters)
  const week = weekOf(asked, useProductNow())
  const query = useInfiniteQuery(previewQuery(week))
  const mayRun = useFlags().can_run_settlement
  const [opened, setOpened] = useState<MerchantResult | null>(null)
  const [isAsking, setAsking] = useState(false)
  const first = query.data?.pages[0]
  const rows = query.data?.pages.flatMap(({ results }) => results) ?? []
  const isTooEarly = query.error instanceof ApiError && query.error.reason === 'run_too_early'
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_settlement_views(),
          crumbs: [
            { label: m.desk_settlement(), href: addresses.settlement },
            { label: m.desk_settlement_dry_run() },
          ],
        }}
        title={m.desk_settlement_dry_run()}
        subtitle={m.desk_settlement_dry_run_subtitle()}
        {...(mayRun && {
          primaryAction: {
            id: 'run',
            label: m.desk_settlement_run_now(),
            disabled: !first || first.merchants === 0 || query.isError,
            onPress: () => setAsking(true),
          },
        })}
      />
      <Column>
        <WeekChoice week={week} />
        {isTooEarly ? (
          <Notice tone="warning" live="status">
            {problemText(query.error)}
          </Notice>
        ) : (
          <>
            {first && first.merchants > 0 ? (
              <DryRunFigures
                weekStart={first.week_start}
                merchants={first.merchants}
                rows={rows}
                currency={week.currency}
              />
            ) : null}
            <PagedList
              label={m.desk_settlement_results()}
              columns={resultColumns()}
              query={query}
              rows={rows}
              rowKey={({ merchant_id }) => merchant_id}
              onRowOpen={setOpened}
              renderCard={(result) => <ResultCard result={result} />}
              failedTitle={m.desk_settlement_dry_run_failed()}
              empty={{
                title: m.desk_settlement_dry_run_empty_title(),
                text: m.desk_settlement_dry_run_empty_text(),
              }}
            />
          </>
        )}
      </Column>
      {opened ? <ResultDrawer result={opened} onClose={() => setOpened(null)} /> : null}
      {isAsking && first ? (
        <ConfirmRun
          week={week}
          weekStart={first.week_start}
          merchants={first.merchants}
          rows={rows}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
