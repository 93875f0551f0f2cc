import { saveAddress } from '@daftar/client/download'
import { capitalUses } from '@daftar/rules/capital/offers/waitlist'
import { Column } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { waitlistFilters } from '../filters.ts'
import { UseCounts } from '../parts/use-counts.tsx'
import { WaitlistFacts } from '../parts/waitlist-facts.tsx'
import { WaitlistCard, waitlistColumns } from '../parts/waitlist-row.tsx'
import { waitlistFileAddress, waitlistQuery, type WaitlistEntry } from '../queries.ts'
import { purposeText } from '../words.ts'

/** Merchants that wait for capital to open to them, and what they want it for. */
export function WaitlistScreen() {
  const { api } = useServices()
  const [{ use }] = useListFilters(waitlistFilters)
  const query = useInfiniteQuery(waitlistQuery(use))
  const [opened, setOpened] = useState<WaitlistEntry | null>(null)
  const counts = query.data?.pages[0]?.counts ?? []
  return (
    <>
      <PageHeader
        title={m.waitlist_desk_title()}
        subtitle={m.waitlist_desk_subtitle()}
        moreLabel={m.shell_more_actions()}
        actions={
          counts.length > 0
            ? [
                {
                  id: 'file',
                  label: m.waitlist_desk_save_file(),
                  icon: <Download />,
                  onPress: () => saveAddress(waitlistFileAddress(api, use)),
                },
              ]
            : []
        }
      />
      <Column>
        <UseCounts counts={counts} />
        <div>
          <QueueList
            filters={
              <ChoiceFilter
                name="use"
                label={m.waitlist_desk_use()}
                all={m.waitlist_desk_all_uses()}
                options={capitalUses.map((value) => ({ value, label: purposeText(value) }))}
              />
            }
            views={{ list: 'waitlist', path: addresses.waitlist }}
            label={m.waitlist_desk_title()}
            columns={waitlistColumns()}
            query={query}
            rows={query.data?.pages.flatMap(({ entries }) => entries) ?? []}
            rowKey={({ merchant_id }) => merchant_id}
            onRowOpen={setOpened}
            renderCard={(entry) => <WaitlistCard entry={entry} />}
            failedTitle={m.waitlist_desk_failed()}
            empty={{
              title: m.waitlist_desk_empty_title(),
              text: use === null ? m.waitlist_desk_empty_text() : m.waitlist_desk_empty_filter(),
            }}
          />
        </div>
      </Column>
      {opened ? (
        <DetailDrawer
          title={merchantNameText(opened)}
          merchantId={opened.merchant_id}
          onClose={() => setOpened(null)}
        >
          <WaitlistFacts entry={opened} />
        </DetailDrawer>
      ) : null}
    </>
  )
}
