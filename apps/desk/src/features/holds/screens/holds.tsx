import { Button } from '@daftar/ui/button'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { holdFilters } from '../filters.ts'
import { HoldFacts } from '../parts/hold-facts.tsx'
import { HoldCard, holdColumns } from '../parts/hold-row.tsx'
import { PlaceHold } from '../parts/place-hold.tsx'
import { ReleaseHold } from '../parts/release-hold.tsx'
import { holdsQuery, type Hold } from '../queries.ts'

/** Merchants whose payouts are kept back; placed and lifted here. */
export function HoldsScreen() {
  const [{ state }] = useListFilters(holdFilters)
  const query = useInfiniteQuery(holdsQuery(state))
  const mayAct = useFlags().can_run_settlement
  const [opened, setOpened] = useState<Hold | null>(null)
  const [dialog, setDialog] = useState<'place' | 'release' | null>(null)
  return (
    <>
      <PageHeader
        title={m.desk_holds()}
        subtitle={m.desk_holds_subtitle()}
        {...(mayAct && {
          primaryAction: { id: 'place', label: m.desk_hold_place(), onPress: () => setDialog('place') },
        })}
      />
      <QueueList
        filters={
          <ChoiceFilter
            name="state"
            label={m.desk_status()}
            options={[
              { value: 'active', label: m.desk_holds_active() },
              { value: 'released', label: m.desk_holds_released() },
              { value: 'all', label: m.desk_holds_state_all() },
            ]}
          />
        }
        views={{ list: 'holds', path: addresses.holds }}
        label={m.desk_holds()}
        columns={holdColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ holds }) => holds) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(hold) => <HoldCard hold={hold} />}
        failedTitle={m.desk_holds_failed()}
        empty={{
          title: m.desk_holds_empty_title(),
          text: state === 'released' ? m.desk_holds_empty_filter() : m.desk_holds_empty_text(),
        }}
      />
      {opened ? (
        <DetailDrawer
          title={merchantNameText(opened)}
          merchantId={opened.merchant_id}
          onClose={() => setOpened(null)}
          actions={
            mayAct && opened.released_at === null ? (
              <Button variant="primary" onClick={() => setDialog('release')}>
                {m.desk_hold_release()}
              </Button>
            ) : null
          }
        >
          <HoldFacts hold={opened} />
        </DetailDrawer>
      ) : null}
      {dialog === 'place' ? <PlaceHold onClose={() => setDialog(null)} /> : null}
      {dialog === 'release' && opened ? (
        <ReleaseHold
          hold={opened}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            setOpened(null)
          }}
        />
      ) : null}
    </>
  )
}
