import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { campaignReasonText, placementText } from '@daftar/words/ads-words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { countText, moneyText } from '@daftar/words/formats/number'
import { storeNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { useFlags } from '../../../shared/session.ts'
import { SafeAnchor } from '../../../shared/text/safe-anchor.tsx'
import { CampaignState } from '../parts/campaign-state.tsx'
import { DecisionDialog, type Asking } from '../parts/decision-dialog.tsx'
import { caseQuery, type AdCampaignForStaff } from '../queries.ts'
import styles from '../parts/ads.module.css'

/**
 * One campaign: what was handed in, its pictures in both languages, what the wallet has, and what was
 * counted.
 */
export function CaseScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(caseQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_ads_case_failed()}>
      {({ campaign }) => <CampaignCase campaign={campaign} />}
    </Queried>
  )
}

type CampaignProps = { campaign: AdCampaignForStaff }

function CampaignCase({ campaign }: CampaignProps) {
  const { status, reason, note } = campaign
  const mayDecide = useFlags().can_decide_onboarding
  const [asking, ask] = useState<Asking | null>(null)
  return (
    <>
      <PageHeader
        title={<Typed>{campaign.name}</Typed>}
        subtitle={<MerchantName of={campaign} />}
        status={<CampaignState status={status} />}
        breadcrumbs={{
          label: m.desk_ads_breadcrumbs(),
          crumbs: [
            { label: m.desk_ads_title(), href: addresses.campaigns },
            { label: <Typed>{campaign.name}</Typed> },
          ],
        }}
      >
        {mayDecide && status === 'in_review' ? (
          <>
            <Button onClick={() => ask('reject')}>{m.desk_ads_reject()}</Button>
            <Button variant="primary" onClick={() => ask('approve')}>
              {m.desk_ads_approve()}
            </Button>
          </>
        ) : null}
      </PageHeader>
      {reason ? (
        <Notice title={campaignReasonText(reason)}>
          <Typed>{note}</Typed>
        </Notice>
      ) : null}
      {status === 'in_review' && isShort(campaign) ? (
        <Notice tone="warning">{m.desk_ads_wallet_short()}</Notice>
      ) : null}
      <Columns second="even">
        <Column>
          <Card title={m.desk_ads_facts()}>
            <DescriptionList layout="stacked" facts={factsOf(campaign)} />
          </Card>
          <Card title={m.desk_ads_counted()}>
            <DescriptionList layout="stacked" facts={countedOf(campaign)} />
          </Card>
        </Column>
        <Column>
          <Card title={m.desk_ads_pictures()}>
            <div className={styles.pictures}>
              <Picture handle={campaign.picture_en} name={m.ads_picture_en()} />
              <Picture handle={campaign.picture_ar} name={m.ads_picture_ar()} />
            </div>
          </Card>
        </Column>
      </Columns>
      {asking ? <DecisionDialog {...{ asking, campaign }} onClose={() => ask(null)} /> : null}
    </>
  )
}

/** The picture as shoppers will be shown it. */
function Picture({ handle, name }: { handle: string; name: string }) {
  if (handle === '') return null
  return (
    <figure className={styles.picture}>
      <figcaption>{name}</figcaption>
      <img src={`/ads/api/v1/pictures/${encodeURIComponent(handle)}`} alt={name} />
    </figure>
  )
}

function isShort({ wallet_available: has, total_budget: needs }: AdCampaignForStaff): boolean {
  return needs !== null && Number(has) < Number(needs)
}

function factsOf(campaign: AdCampaignForStaff): Fact[] {
  const { currency, priced_by, price } = campaign
  const money = (value: string | null) =>
    value === null ? m.common_dash() : <Money value={value} currency={currency} />
  const cost = price && moneyText(price, currency)
  return [
    { id: 'store', label: m.ads_store(), value: <Typed>{storeNameText(campaign)}</Typed> },
    { id: 'placement', label: m.ads_placement(), value: placementText(campaign.placement) },
    { id: 'dates', label: m.ads_dates(), value: datesText(campaign) },
    { id: 'daily', label: m.ads_daily_budget(), value: money(campaign.daily_budget) },
    { id: 'total', label: m.ads_total_budget(), value: money(campaign.total_budget) },
    {
      id: 'price',
      label: m.ads_price(),
      value: cost
        ? priced_by === 'click'
          ? m.ads_per_click({ price: cost })
          : m.ads_per_thousand({ price: cost })
        : m.common_dash(),
    },
    { id: 'wallet', label: m.desk_ads_wallet(), value: money(campaign.wallet_available) },
    { id: 'link', label: m.ads_link(), value: <SafeAnchor text={campaign.link} /> },
  ]
}

function countedOf({ impressions, clicks, orders, spent, currency }: AdCampaignForStaff): Fact[] {
  return [
    { id: 'impressions', label: m.ads_impressions(), value: countText(impressions) },
    { id: 'clicks', label: m.ads_clicks(), value: countText(clicks) },
    { id: 'orders', label: m.ads_orders(), value: countText(orders) },
    { id: 'spent', label: m.ads_spent(), value: <Money value={spent} currency={currency} /> },
  ]
}

function datesText({ starts_on, ends_on }: AdCampaignForStaff): string {
  if (starts_on === null || ends_on === null) return m.common_dash()
  return m.ads_days({ from: isolated(dateText(starts_on)), to: isolated(dateText(ends_on)) })
}
