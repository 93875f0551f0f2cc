import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { Link } from '@daftar/ui/link'
import { useMediaQuery } from '@daftar/ui/use-media-query'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileSpreadsheet } from 'lucide-react'
import { useEffect } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { CapitalPromo } from '../../../shared/capital/capital-promo.tsx'
import { today } from '../../../shared/text/today.ts'
import { filterQuery, filterText, payoutFilters, readFilters } from '../filters.ts'
import { AreaFrame } from '../parts/area-frame.tsx'
import { ExportDialog } from '../parts/list/export-dialog.tsx'
import { FactsBar } from '../parts/payout/facts-bar.tsx'
import { FilterBar } from '../parts/list/filter-bar.tsx'
import { NextPayout } from '../parts/home/next-payout.tsx'
import { NarrowList, PayoutTable } from '../parts/list/payout-list.tsx'
import { PayoutDetail } from '../parts/payout/payout-detail.tsx'
import { PocketsCards } from '../parts/home/pockets-card.tsx'
import { Queried } from '../parts/queried.tsx'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { payoutPaths } from '../paths.ts'
import { upcomingQuery } from '../queries.ts'
import { useAddress, useAddressFilters } from '@daftar/app-kit/use-address'
import { useExport } from '../use-export.ts'
import layout from '../parts/layout.module.css'
import styles from './completed.module.css'

/** Below this a payout takes the whole page. */
const besideQuery = '(min-width: 1100px)'

/**
 * Payouts as one page that lands on the next one, with all before it below; one that is open stands beside
 * the list, on a phone it takes the page (PO-09, APP-44, DEC-PO-3, docs/decisions/0054).
 */
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
      tab="payouts"
      actions={[{ id: 'csv', label: m.payouts_export(), icon: <FileSpreadsheet />, onPress: exportAll }]}
    >
      {payoutId ? (
        <>
          <FilterBar />
          <div className={layout.split}>
            <NarrowList openId={payoutId} />
            <PayoutDetail key={payoutId} id={payoutId} />
          </div>
        </>
      ) : (
        <Overview />
      )}
      <ExportDialog state={state} onStop={close} onRetry={start} />
    </AreaFrame>
  )
}

/** The next payout, below it all before it; what seldom changes stands last. */
function Overview() {
  return (
    <Column>
      <Queried
        query={useQuery(upcomingQuery)}
        pending={<CardSkeleton />}
        failedTitle={m.payouts_upcoming_failed()}
      >
        {(upcoming) =>
          upcoming.map((payout) => (
            <NextPayout
              key={`${payout.merchant_id} ${payout.currency}`}
              payout={payout}
              isOnly={upcoming.length === 1}
            />
          ))
        }
      </Queried>
      <PocketsCards />
      <CapitalPromo />
      <Card title={m.payouts_history()} actions={<FilterBar />} padding="none">
        <PayoutTable />
      </Card>
      <FactsBar />
    </Column>
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
