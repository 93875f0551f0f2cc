import { problemText } from '@daftar/app-kit/problem-text'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { Link } from '@daftar/ui/link'
import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Plus, UserPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { useServices } from '../../../shared/use-services.ts'
import { adsFilters, filterQuery, type AdsFilters } from '../filters.ts'
import { CampaignFilters } from '../parts/campaign-filters.tsx'
import { CampaignList } from '../parts/campaign-list.tsx'
import { TotalsCard } from '../parts/totals-card.tsx'
import { campaignsQuery, scopeOf } from '../queries.ts'
import styles from '../parts/ads.module.css'

const InviteDialog = lazy(() =>
  import('../parts/invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })),
)

/** Every campaign with its figures, the sums on top, and the way to another one (ADS-01, DEC-ADS-1). */
export function CampaignsScreen() {
  const account = useAccount()
  const {
    is_ads_allowed: mayWrite,
    is_ads_ops: isOps,
    is_ads_user_invite_allowed: mayInvite,
  } = account.permissions
  const [filters, change] = useAddressFilters(adsFilters)
  const scope = scopeOf(account, filters)
  const query = useInfiniteQuery(campaignsQuery(filters, scope))
  const exporting = useAdsExport()
  const { state } = exporting
  const [isInviting, invite] = useState(false)
  const totals = query.data?.pages[0]?.totals
  const actions: PageAction[] = [
    ...(mayInvite
      ? [{ id: 'invite', label: m.ads_invite(), icon: <UserPlus />, onPress: () => invite(true) }]
      : []),
    ...(scope === 'own'
      ? [
          {
            id: 'export',
            label: m.ads_export(),
            icon: <Download />,
            busy: state.step === 'running',
            disabled: state.step === 'running',
            onPress: () => exporting.start(filters),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={m.shell_item_ads()}
        subtitle={m.ads_subtitle()}
        moreLabel={m.ads_more()}
        actions={actions}
        {...(mayWrite && {
          primaryAction: { id: 'create', label: m.ads_create(), icon: <Plus />, href: pathOf('adsNew') },
        })}
      />
      {state.step === 'failed' ? (
        <Notice tone="negative" live="alert">
          {problemText(state.error)}
        </Notice>
      ) : null}
      <div className={styles.page}>
        {totals ? <TotalsCard totals={totals} /> : null}
        <div>
          <CampaignFilters isOps={isOps} />
          <CampaignList
            {...{ query, scope }}
            isFiltered={Object.keys(filterQuery(filters)).length > 0}
            begin={
              mayWrite && scope === 'own' ? (
                <Link href={pathOf('adsNew')} look="bare" className={buttonClass()}>
                  {m.ads_create()}
                </Link>
              ) : null
            }
            onClear={() => change({ search: '', status: null })}
          />
        </div>
        {account.computedPermissions.canViewSupport ? (
          <p>
            <Link href={`${pathOf('support')}?new=yes`}>{m.ads_help()}</Link>
          </p>
        ) : null}
      </div>
      {isInviting ? (
        <Suspense>
          <InviteDialog onClose={() => invite(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The file of what the filters show. */
function useAdsExport() {
  const { api } = useServices()
  const ask = useCallback(
    (filters: AdsFilters, reading: Reading) =>
      readFile(api, 'ads.export', {
        query: { ...filterQuery(filters), language: currentLanguage() },
        ...reading,
      }),
    [api],
  )
  return useFileExport(ask)
}
