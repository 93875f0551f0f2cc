import { problemText } from '@daftar/app-kit/problem-text'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { EmptyState } from '@daftar/ui/empty-state'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleHelp, Download } from 'lucide-react'
import { useCallback } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { zoneOf } from '../../../shared/text/today.ts'
import { useServices } from '../../../shared/use-services.ts'
import { countedFilters, disputeFilters, filterQuery, type DisputeFilters as Filters } from '../filters.ts'
import { DisputeFilters } from '../parts/dispute-filters.tsx'
import { DisputeList } from '../parts/dispute-list.tsx'
import { DisputesTutorial } from '../parts/tutorial.tsx'
import { disputePaths } from '../paths.ts'
import { disputesQuery } from '../queries.ts'

/** What shoppers say against orders: found, filtered and exported (DSP-02, DEC-DSP-1). */
export function DisputesScreen() {
  const { computedPermissions } = useAccount()
  if (!computedPermissions.canFetchDisputes)
    return (
      <>
        <PageHeader title={m.shell_item_disputes()} />
        <EmptyState title={m.disputes_not_yours_title()}>{m.disputes_not_yours_text()}</EmptyState>
      </>
    )
  return <Fetched />
}

function Fetched() {
  const { country } = useAccount()
  const zone = zoneOf(country)
  const [filters, onChange] = useAddressFilters(disputeFilters, { isStep: true })
  const query = useInfiniteQuery(disputesQuery(filters, zone))
  const total = query.data?.pages[0]?.total
  const exporting = useDisputeExport(zone)
  const { state } = exporting
  return (
    <>
      <PageHeader
        title={m.shell_item_disputes()}
        subtitle={total === undefined ? '\u00a0' : m.disputes_count({ count: total, text: countText(total) })}
        moreLabel={m.disputes_more()}
        actions={[
          {
            id: 'export',
            label: m.disputes_export(),
            icon: <Download />,
            busy: state.step === 'running',
            disabled: state.step === 'running' || total === 0,
            onPress: () => exporting.start(filters),
          },
          { id: 'faq', label: m.disputes_faq_link(), icon: <CircleHelp />, href: disputePaths.faq },
        ]}
      />
      {state.step === 'failed' ? (
        <Notice tone="negative" live="alert">
          {problemText(state.error)}
        </Notice>
      ) : null}
      {total === undefined ? null : <DisputesTutorial place="list" />}
      <DisputeFilters filters={filters} onChange={onChange} />
      <DisputeList {...{ query, filters, onChange }} />
    </>
  )
}

/** Exports what the filters show (DSP-33, DSP-34). */
function useDisputeExport(zone: string) {
  const { api } = useServices()
  const ask = useCallback(
    async (filters: Filters, reading: Reading) =>
      readFile(api, 'disputes.export', {
        query: { ...(await filterQuery(countedFilters(filters), zone)), language: currentLanguage() },
        ...reading,
      }),
    [api, zone],
  )
  return useFileExport(ask)
}
