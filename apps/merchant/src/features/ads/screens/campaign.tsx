import { useAddressFilters } from '@daftar/app-kit/use-address'
import { isOpenCampaign } from '@daftar/rules/ads/campaign-status'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { campaignReasonText, placementText } from '@daftar/words/ads-words'
import { listText } from '@daftar/words/formats/list'
import { countText, moneyText } from '@daftar/words/formats/number'
import { merchantNameText, storeNameText } from '@daftar/words/names'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { adsFilters, scopeAddress, type Scope } from '../filters.ts'
import { missingIn } from '../form.ts'
import type { CampaignAct } from '../mutations.ts'
import { CampaignState } from '../parts/campaign-state.tsx'
import { Preview } from '../parts/preview.tsx'
import { campaignQuery, optionsQuery, scopeOf, type Campaign, type CampaignPage } from '../queries.ts'
import { datesText, fieldWords, isField, priceText } from '../words.ts'
import styles from '../parts/ads.module.css'

const DaysChart = lazy(() =>
  import('../parts/days-chart.tsx').then((module) => ({ default: module.DaysChart })),
)
const AskAct = lazy(() => import('../parts/ask-act.tsx').then((module) => ({ default: module.AskAct })))
const RejectDialog = lazy(() =>
  import('../parts/reject-dialog.tsx').then((module) => ({ default: module.RejectDialog })),
)

/** One campaign: how it stands, what was counted day by day, and what can be done with it. */
export function CampaignScreen({ params: { campaignId } }: { params: { campaignId: string } }) {
  const [filters] = useAddressFilters(adsFilters)
  const scope = scopeOf(useAccount(), filters)
  const { data } = useSuspenseQuery(campaignQuery(campaignId, scope))
  return <Shown {...data} scope={scope} />
}

function Shown({ campaign, days, scope }: CampaignPage & { scope: Scope }) {
  const [asked, ask] = useState<CampaignAct | 'reject' | null>(null)
  const { status, reason, note, name, picture_en, picture_ar } = campaign
  const acts = useActs(campaign, scope)
  const walletText = useWalletText(campaign, scope)
  const onClose = () => ask(null)
  const navigate = useNavigate()
  const onRemoved = () => void navigate({ to: pathOf('ads') })
  return (
    <>
      <PageHeader
        title={<Typed>{name}</Typed>}
        subtitle={<Typed>{subtitleOf(campaign)}</Typed>}
        status={<CampaignState status={status} />}
        breadcrumbs={{
          label: m.ads_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_ads(), href: pathOf('ads') + scopeAddress(scope) },
            { label: <Typed>{name}</Typed> },
          ],
        }}
        moreLabel={m.ads_more()}
        {...headActs(acts, campaign, scope, ask)}
      />
      <div className={styles.page}>
        {reason ? (
          <Notice tone="negative" title={m.ads_rejected_title({ reason: campaignReasonText(reason) })}>
            <Typed>{note}</Typed>
          </Notice>
        ) : null}
        <ClosedStore campaign={campaign} />
        <Missing campaign={campaign} />
        <Columns second="even">
          <Column>
            <Card title={m.ads_facts()}>
              <DescriptionList layout="stacked" facts={factsOf(campaign)} />
            </Card>
          </Column>
          <Column>
            <Preview {...{ name, picture_en, picture_ar }} isPublic={campaign.submitted_at !== null} />
          </Column>
        </Columns>
        <Suspense fallback={<SkeletonCard lines={6} />}>
          <DaysChart days={days} currency={campaign.currency} />
        </Suspense>
      </div>
      {asked === null ? null : (
        <Suspense>
          {asked === 'reject' ? (
            <RejectDialog {...{ campaign, onClose }} />
          ) : (
            <AskAct {...{ asked, campaign, walletText, onClose, onRemoved }} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** One act stands out where it brings the campaign further; to write it anew is one of the others. */
function headActs(
  { mayEdit, offered }: ReturnType<typeof useActs>,
  campaign: Campaign,
  scope: Scope,
  ask: (act: CampaignAct | 'reject') => void,
): { primaryAction?: PageAction; actions: PageAction[] } {
  const first = offered.find((act) => goesOn.has(act))
  const actOf = (act: CampaignAct | 'reject') => ({ id: act, label: verbs[act](), onPress: () => ask(act) })
  const address = pathOf('adsEdit', { campaignId: campaign.id }) + scopeAddress(scope)
  return {
    ...(first && { primaryAction: actOf(first) }),
    actions: [
      ...(mayEdit ? [{ id: 'edit', label: m.ads_edit(), href: address }] : []),
      ...offered.filter((act) => act !== first).map(actOf),
    ],
  }
}

const verbs: Record<CampaignAct | 'reject', () => string> = {
  submit: m.ads_submit,
  withdraw: m.ads_withdraw,
  pause: m.ads_pause,
  resume: m.ads_resume,
  finish: m.ads_finish,
  remove: m.ads_remove,
  approve: m.ads_approve,
  reject: m.ads_reject,
}

/** What brings a campaign further; what stops it or takes it back does not stand out. */
const goesOn: ReadonlySet<CampaignAct | 'reject'> = new Set(['submit', 'resume', 'approve'])

/**
 * What can be done with a campaign as it stands: by its merchant, and by ads operations with everybody's
 * (DEC-ADS-3).
 */
function useActs(
  campaign: Campaign,
  scope: Scope,
): { mayEdit: boolean; offered: (CampaignAct | 'reject')[] } {
  const { status } = campaign
  const now = useProductNow()
  const mayWrite = useAccount().permissions.is_ads_allowed
  if (scope === 'all')
    return {
      mayEdit: status === 'in_review' || status === 'rejected',
      offered: status === 'in_review' ? ['approve', 'reject'] : [],
    }
  if (!mayWrite) return { mayEdit: false, offered: [] }
  if (isOpenCampaign(status)) {
    const isWhole = missingIn(campaign, now).length === 0
    const isUndecided = status === 'draft' && campaign.decided_at === null
    return {
      mayEdit: true,
      offered: [...(isWhole ? (['submit'] as const) : []), ...(isUndecided ? (['remove'] as const) : [])],
    }
  }
  if (status === 'in_review') return { mayEdit: false, offered: ['withdraw'] }
  if (status === 'active') return { mayEdit: false, offered: ['pause', 'finish'] }
  return { mayEdit: false, offered: status === 'paused' ? ['resume', 'finish'] : [] }
}

/** What the wallet has for the budget of one's own campaign. */
function useWalletText({ total_budget }: Campaign, scope: Scope): string {
  const { data } = useQuery({ ...optionsQuery, enabled: scope === 'own' })
  if (!data) return ''
  const amount = moneyText(data.wallet_available, data.currency)
  const isShort = total_budget !== null && Number(data.wallet_available) < Number(total_budget)
  return isShort ? m.ads_wallet_short({ amount }) : m.ads_wallet_available({ amount })
}

/** What becomes of a campaign whose store is closed; it says nothing once it is over. */
function ClosedStore({ campaign: { is_store_closed, status } }: { campaign: Campaign }) {
  if (!is_store_closed || status === 'finished') return null
  return (
    <Notice tone="warning" title={m.ads_store_closed()}>
      {status === 'active' || status === 'paused' ? m.ads_store_closed_running() : m.ads_store_closed_draft()}
    </Notice>
  )
}

/** What a draft lacks before it can be handed in. */
function Missing({ campaign }: { campaign: Campaign }) {
  const now = useProductNow()
  if (!isOpenCampaign(campaign.status)) return null
  const missing = missingIn(campaign, now).filter(isField)
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={m.ads_missing()}>
      <p>{listText(missing.map((field) => fieldWords[field]()))}</p>
      <Link href={pathOf('adsEdit', { campaignId: campaign.id })}>{m.ads_edit()}</Link>
    </Notice>
  )
}

function subtitleOf(campaign: Campaign): string {
  const { merchant_name, merchant_name_ar } = campaign
  const store = storeNameText(campaign)
  if (merchant_name === undefined || merchant_name_ar === undefined) return store
  return `${merchantNameText({ merchant_name, merchant_name_ar })} · ${store}`
}

function factsOf(campaign: Campaign): Fact[] {
  const { currency, impressions, clicks, orders, wallet_available } = campaign
  const money = (value: string | null) =>
    value === null ? m.common_dash() : <Money value={value} currency={currency} />
  return [
    { id: 'placement', label: m.ads_placement(), value: placementText(campaign.placement) },
    { id: 'dates', label: m.ads_dates(), value: datesText(campaign) },
    { id: 'daily', label: m.ads_daily_budget(), value: money(campaign.daily_budget) },
    { id: 'total', label: m.ads_total_budget(), value: money(campaign.total_budget) },
    { id: 'price', label: m.ads_price(), value: priceText(campaign) },
    ...(wallet_available === undefined
      ? []
      : [{ id: 'wallet', label: m.shell_item_merchant_wallet(), value: money(wallet_available) }]),
    { id: 'spent', label: m.ads_spent(), value: money(campaign.spent) },
    { id: 'impressions', label: m.ads_impressions(), value: countText(impressions) },
    { id: 'clicks', label: m.ads_clicks(), value: countText(clicks) },
    { id: 'orders', label: m.ads_orders(), value: countText(orders) },
    { id: 'link', label: m.ads_link(), value: campaign.link ? <Ltr>{campaign.link}</Ltr> : m.common_dash() },
  ]
}
