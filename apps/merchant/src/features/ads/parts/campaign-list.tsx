import { PagedList } from '@daftar/app-kit/paged-list'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { placementText } from '@daftar/words/ads-words'
import { countText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { Megaphone } from 'lucide-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { scopeAddress, type Scope } from '../filters.ts'
import type { Campaign, ListPage } from '../queries.ts'
import { datesText } from '../words.ts'
import { CampaignState } from './campaign-state.tsx'
import { CampaignsSkeleton } from './skeletons.tsx'
import styles from './ads.module.css'

type CampaignListProps = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage>>
  scope: Scope
  isFiltered: boolean
  /** What there is to do where nothing is there yet. */
  begin: ReactNode
  onClear: () => void
}

/** The rows in their four states; cards on a phone (DEC-ADS-1). */
export function CampaignList({ query, scope, isFiltered, begin, onClear }: CampaignListProps) {
  const rows = query.data?.pages.flatMap(({ campaigns }) => campaigns) ?? []
  return (
    <PagedList
      query={query}
      pending={<CampaignsSkeleton />}
      failedTitle={m.ads_failed()}
      label={m.ads_list()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pathOf('adsCampaign', { campaignId: id }) + scopeAddress(scope)}
      renderCard={(campaign) => <CampaignCard campaign={campaign} />}
      busy={query.isPlaceholderData}
      empty={
        isFiltered ? (
          <EmptyState title={m.ads_none_title()} action={<Button onClick={onClear}>{m.ads_clear()}</Button>}>
            {m.ads_none_text()}
          </EmptyState>
        ) : (
          <EmptyState icon={<Megaphone />} title={m.ads_empty_title()} action={begin}>
            {m.ads_empty_text()}
          </EmptyState>
        )
      }
      shown={m.ads_shown({ count: rows.length, text: countText(rows.length) })}
    />
  )
}

function columns(): Column<Campaign>[] {
  return [
    {
      id: 'name',
      header: m.ads_name(),
      opens: ({ name }) => m.ads_open({ name }),
      cell: (campaign) => <Named campaign={campaign} />,
    },
    { id: 'placement', header: m.ads_placement(), cell: ({ placement }) => placementText(placement) },
    { id: 'status', header: m.ads_status(), cell: ({ status }) => <CampaignState status={status} /> },
    { id: 'dates', header: m.ads_dates(), cell: datesText },
    {
      id: 'budget',
      header: m.ads_budget(),
      align: 'end',
      cell: (campaign) => <Budget campaign={campaign} />,
    },
    { id: 'spent', header: m.ads_spent(), align: 'end', cell: (campaign) => <Spent campaign={campaign} /> },
    {
      id: 'impressions',
      header: m.ads_impressions(),
      align: 'end',
      cell: ({ impressions }) => countText(impressions),
    },
    { id: 'clicks', header: m.ads_clicks(), align: 'end', cell: ({ clicks }) => countText(clicks) },
    { id: 'orders', header: m.ads_orders(), align: 'end', cell: ({ orders }) => countText(orders) },
  ]
}

type CampaignProps = { campaign: Campaign }

function CampaignCard({ campaign }: CampaignProps) {
  const { status, placement, impressions, clicks, orders } = campaign
  const facts: [string, ReactNode][] = [
    [m.ads_budget(), <Budget key="budget" campaign={campaign} />],
    [m.ads_spent(), <Spent key="spent" campaign={campaign} />],
    [m.ads_impressions(), countText(impressions)],
    [m.ads_clicks(), countText(clicks)],
    [m.ads_orders(), countText(orders)],
  ]
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <strong>
          <Named campaign={campaign} />
        </strong>
        <CampaignState status={status} />
      </div>
      <div className={styles.line}>
        <span>{placementText(placement)}</span>
        <span className={styles.muted}>{datesText(campaign)}</span>
      </div>
      <dl className={styles.counted}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** For ads operations the merchant stands below the name. */
function Named({ campaign }: CampaignProps) {
  const { name, merchant_name, merchant_name_ar } = campaign
  return (
    <span className={styles.named}>
      <Typed>{name}</Typed>
      {merchant_name !== undefined && merchant_name_ar !== undefined ? (
        <small className={styles.muted}>
          <Typed>{merchantNameText({ merchant_name, merchant_name_ar })}</Typed>
        </small>
      ) : null}
    </span>
  )
}

function Budget({ campaign: { total_budget, currency } }: CampaignProps) {
  return total_budget === null ? m.common_dash() : <Money value={total_budget} currency={currency} />
}

function Spent({ campaign: { spent, currency } }: CampaignProps) {
  return <Money value={spent} currency={currency} />
}
