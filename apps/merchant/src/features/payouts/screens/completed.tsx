import { Link } from '@daftar/ui/link'
import { useMediaQuery } from '@daftar/ui/use-media-query'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { ArrowLeft, FileSpreadsheet } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { today } from '../../../shared/today.ts'
import { filterQuery, filterText, payoutFilters, readFilters } from '../filters.ts'
import { AreaFrame } from '../parts/area-frame.tsx'
import { ExportDialog } from '../parts/export-dialog.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { NarrowList, PayoutTable } from '../parts/payout-list.tsx'
import { PayoutDetail } from '../parts/payout-detail.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { payoutPaths } from '../paths.ts'
import { useAddress, useAddressFilters } from '@daftar/app-kit/use-address'
import { useExport } from '../use-export.ts'
import layout from '../parts/layout.module.css'
import styles from './completed.module.css'

const CapitalPromo = lazy(() =>
  import('../../../shared/capital-promo.tsx').then((module) => ({ default: module.CapitalPromo })),
)

/** Below this a payout takes the whole page. */
const besideQuery = '(min-width: 1100px)'

/** Completed payouts, and the one that is open beside them; on a phone it takes the page (PO-09, APP-44, DEC-PO-3). */
export function CompletedScreen({ params: { payoutId } }: { params: { payoutId?: string } }) {
  const isBeside = useMediaQuery(besideQuery)
  if (payoutId && !isBeside) return <PayoutPage payoutId={payoutId} />
  return <List payoutId={payoutId} />
}

function List({ payoutId }: { payoutId: string | undefined }) {
  const [address, change] = useAddress()
  const { country } = useAccount()
  const { state, start, close } = useExport()
  const exportAll = () => start({ filters: filterQuery(readFilters(address), today(country)) })
  const madeBefore = address['download']
  // The letter about a file that was made later leads here.
  useEffect(() => {
    if (!madeBefore) return
    change({ download: undefined })
    start({ madeBefore })
  }, [madeBefore, change, start])
  return (
    <AreaFrame
      tab="completed"
      actions={[{ id: 'csv', label: m.payouts_export(), icon: <FileSpreadsheet />, onPress: exportAll }]}
    >
      {payoutId ? null : (
        <Suspense>
          <CapitalPromo />
        </Suspense>
      )}
      <FilterBar />
      {payoutId ? (
        <div className={layout.split}>
          <NarrowList openId={payoutId} />
          <PayoutDetail key={payoutId} id={payoutId} />
        </div>
      ) : (
        <div className={layout.withAside}>
          <PayoutTable />
          <SidePanel />
        </div>
      )}
      <ExportDialog state={state} onStop={close} onRetry={start} />
    </AreaFrame>
  )
}

function PayoutPage({ payoutId }: { payoutId: string }) {
  const [filters] = useAddressFilters(payoutFilters)
  return (
    <>
      <VisuallyHidden as="h1">{m.payouts_title()}</VisuallyHidden>
      <Link look="alone" className={styles.back} href={payoutPaths.completed() + filterText(filters)}>
        <ArrowLeft aria-hidden="true" />
        {m.payouts_back_to_list()}
      </Link>
      <PayoutDetail key={payoutId} id={payoutId} />
    </>
  )
}
