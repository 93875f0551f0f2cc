import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { campaignStatusText, placementText } from '@daftar/words/ads-words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { campaignFilters, queueStatuses } from '../filters.ts'
import { CampaignState } from '../parts/campaign-state.tsx'
import { queueQuery, type AdCampaignForStaff } from '../queries.ts'

/** Campaigns that were handed in, the nearest deadline first. */
export function QueueScreen() {
  const [filters] = useListFilters(campaignFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  const rows = query.data?.pages.flatMap(({ campaigns }) => campaigns) ?? []
  const assigning = useAssigning('campaign', rows, ({ status }) => status === 'in_review')
  return (
    <>
      <PageHeader
        title={m.desk_ads_title()}
        subtitle={m.desk_ads_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <>
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              options={queueStatuses.map((value) => ({ value, label: campaignStatusText(value) }))}
            />
          </>
        }
        views={{ list: 'campaigns', path: addresses.campaigns }}
        label={m.desk_ads_title()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneCampaign(id)}
        renderCard={(campaign) => <CampaignCard campaign={campaign} />}
        failedTitle={m.desk_ads_failed()}
        empty={{ title: m.desk_ads_empty_title(), text: m.desk_ads_empty_text() }}
      />
    </>
  )
}

type CampaignProps = { campaign: AdCampaignForStaff }

function columns(): Column<AdCampaignForStaff>[] {
  return [
    {
      id: 'name',
      header: m.ads_name(),
      opens: ({ name }) => m.desk_ads_opens({ name }),
      cell: (campaign) => <Whose campaign={campaign} />,
    },
    { id: 'placement', header: m.ads_placement(), cell: ({ placement }) => placementText(placement) },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <CampaignState status={status} /> },
    {
      id: 'budget',
      header: m.ads_total_budget(),
      align: 'end',
      cell: (campaign) => <Budget campaign={campaign} />,
    },
    { id: 'deadline', header: m.desk_deadline(), cell: (campaign) => <Due campaign={campaign} /> },
  ]
}

function CampaignCard({ campaign }: CampaignProps) {
  return (
    <CardRow
      title={<Whose campaign={campaign} />}
      aside={<CampaignState status={campaign.status} />}
      facts={[
        [m.ads_placement(), placementText(campaign.placement)],
        [m.ads_total_budget(), <Budget key="budget" campaign={campaign} />],
        [m.desk_deadline(), <Due key="due" campaign={campaign} />],
      ]}
    />
  )
}

function Whose({ campaign }: CampaignProps) {
  return (
    <TwoLines below={<Typed>{merchantNameText(campaign)}</Typed>}>
      <Typed>{campaign.name}</Typed>
    </TwoLines>
  )
}

function Budget({ campaign: { total_budget, currency } }: CampaignProps) {
  return total_budget === null ? m.common_dash() : <Money value={total_budget} currency={currency} />
}

function Due({ campaign: { submitted_at, deadline_at } }: CampaignProps) {
  if (deadline_at === null || submitted_at === null)
    return submitted_at === null ? m.common_dash() : <Moment at={submitted_at} />
  return <DeadlineBar since={submitted_at} dueAt={deadline_at} />
}
