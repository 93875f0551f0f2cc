import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { Column, Columns } from '@daftar/ui/columns'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { ActProblem } from '../../../shared/act/act-problem.tsx'
import { useAccount } from '../../../shared/session/account.ts'
import { adsFilters, scopeAddress, type Scope } from '../filters.ts'
import { bodyOf, draftOf, draftProblems, emptyDraft, priceOf, type CampaignDraft } from '../form.ts'
import { campaignMutation } from '../mutations.ts'
import { CampaignFields } from '../parts/campaign-fields.tsx'
import { Preview } from '../parts/preview.tsx'
import { CampaignSkeleton } from '../parts/skeletons.tsx'
import { campaignQuery, optionsQuery, scopeOf, type AdOptions, type Campaign } from '../queries.ts'
import { fieldWords } from '../words.ts'
import styles from '../parts/ads.module.css'

/** A new campaign, with what shoppers will see beside it (DEC-ADS-2). */
export function NewCampaignScreen() {
  const options = useQuery(optionsQuery)
  return (
    <Queried query={options} pending={<CampaignSkeleton />} failedTitle={m.ads_one_failed()}>
      {(known) => <Editor options={known} campaign={null} scope="own" />}
    </Queried>
  )
}

/** A draft, or what was sent back, written on; for ads operations also what waits for them. */
export function EditCampaignScreen({ params: { campaignId } }: { params: { campaignId: string } }) {
  const [filters] = useAddressFilters(adsFilters)
  const scope = scopeOf(useAccount(), filters)
  const page = useQuery(campaignQuery(campaignId, scope))
  const options = useQuery({ ...optionsQuery, enabled: scope === 'own' })
  return (
    <Queried query={page} pending={<CampaignSkeleton />} failedTitle={m.ads_one_failed()}>
      {({ campaign }) => {
        if (scope === 'all')
          return <Editor key={campaign.version} {...{ campaign, scope }} options={optionsOf(campaign)} />
        return (
          <Queried query={options} pending={<CampaignSkeleton />} failedTitle={m.ads_one_failed()}>
            {(known) => <Editor key={campaign.version} {...{ campaign, scope }} options={known} />}
          </Queried>
        )
      }}
    </Queried>
  )
}

type Options = Pick<AdOptions, 'stores' | 'prices' | 'currency'>

/** What ads operations may choose for a campaign of somebody else: what it has. */
function optionsOf({
  store_id,
  store_name,
  store_name_ar,
  placement,
  priced_by,
  price,
  currency,
}: Campaign): Options {
  return {
    stores: [{ id: store_id, name: store_name, name_ar: store_name_ar }],
    prices: price === null ? [] : [{ placement, priced_by, price }],
    currency,
  }
}

type EditorProps = { campaign: Campaign | null; options: Options; scope: Scope }

function Editor({ campaign, options, scope }: EditorProps) {
  const navigate = useNavigate()
  const now = useProductNow()
  const { currency, prices } = options
  const today = dateInZone(now, zoneOfCurrency(currency))
  const act = useAct({
    mutation: campaignMutation(useQueryClient()),
    doneText: () => m.ads_done_saved(),
    onDone: ({ campaign: saved }) =>
      saved &&
      void navigate({
        to: pathOf('adsCampaign', { campaignId: saved.id }),
        search: adsFilters.write({ search: '', status: null, of: scope }),
      }),
    ...(campaign && { since: campaign.version }),
  })
  const form = useActForm<CampaignDraft>({
    start: campaign ? draftOf(campaign) : emptyDraft(options),
    check: (draft) =>
      draftProblems(draft, { currency, price: priceOf(prices, draft.placement, currency), today }),
    fields: Object.fromEntries(Object.entries(fieldWords).map(([name, word]) => [name, { label: word() }])),
    prefix: 'campaign-',
    error: act.error,
  })
  function save(event: FormEvent) {
    event.preventDefault()
    form.confirm(() => {
      const body = bodyOf(form.values)
      if (!body) return
      if (campaign) act.send({ act: 'save', id: campaign.id, version: campaign.version, body, scope })
      else act.send({ act: 'create', body })
    })
  }
  const { picture_en, picture_ar, name } = form.values
  return (
    <>
      <PageHeader
        title={campaign ? m.ads_edit_title() : m.ads_new_title()}
        breadcrumbs={{
          label: m.ads_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_ads(), href: pathOf('ads') + scopeAddress(scope) },
            { label: campaign ? m.ads_edit_title() : m.ads_new_title() },
          ],
        }}
      />
      <Columns second="even">
        <Column>
          <form className={styles.page} onSubmit={save} noValidate>
            <ErrorSummary title={m.common_check_fields()} errors={form.summary} />
            <CampaignFields {...{ form, options }} isOps={scope === 'all'} />
            <ActProblem {...{ act, form }} />
            <div className={styles.acts}>
              <Button variant="primary" type="submit" busy={act.isPending}>
                {campaign?.status === 'draft' || !campaign ? m.ads_save_draft() : m.common_save()}
              </Button>
            </div>
          </form>
        </Column>
        <div className={styles.beside}>
          <Preview {...{ name, picture_en, picture_ar }} isPublic={scope === 'all'} />
        </div>
      </Columns>
    </>
  )
}
