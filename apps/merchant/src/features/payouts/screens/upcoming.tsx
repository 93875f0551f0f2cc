import { buttonClass } from '@daftar/ui/button'
import { Column } from '@daftar/ui/columns'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { AreaFrame } from '../parts/area-frame.tsx'
import { MovementsCard } from '../parts/payout/movements-card.tsx'
import { Queried } from '../parts/queried.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { UpcomingCard } from '../parts/home/upcoming-card.tsx'
import { payoutPaths } from '../paths.ts'
import { upcomingQuery, type UpcomingPayout } from '../queries.ts'
import layout from '../parts/layout.module.css'

/**
 * What the next payouts come to so far; a merchant in the address shows its movements too (PO-10, APP-45,
 * DEC-PO-2).
 */
export function UpcomingScreen({ params: { merchantId } }: { params: { merchantId?: string } }) {
  return (
    <AreaFrame tab="payouts">
      <div className={layout.withAside}>
        <Queried
          query={useQuery(upcomingQuery)}
          pending={<CardSkeleton />}
          failedTitle={m.payouts_upcoming_failed()}
        >
          {(upcoming) => <Cards upcoming={upcoming} merchantId={merchantId} />}
        </Queried>
        <SidePanel />
      </div>
    </AreaFrame>
  )
}

function Cards({
  upcoming,
  merchantId,
}: {
  upcoming: readonly UpcomingPayout[]
  merchantId: string | undefined
}) {
  const shown = merchantId ? upcoming.filter((each) => each.merchant_id === merchantId) : upcoming
  const [first] = shown
  // Every merchant somebody may see has an upcoming payout, be it of nothing.
  if (!first && merchantId) return <UnknownMerchant />
  if (!first)
    return <EmptyState title={m.payouts_upcoming_empty_title()}>{m.payouts_upcoming_empty_text()}</EmptyState>
  return (
    <Column>
      {shown.map((payout) => (
        <UpcomingCard
          key={`${payout.merchant_id} ${payout.currency}`}
          payout={payout}
          hasDetails={merchantId !== undefined}
        />
      ))}
      {merchantId ? (
        <MovementsCard key={merchantId} of={{ merchantId }} currency={first.currency} filter={null} />
      ) : null}
    </Column>
  )
}

function UnknownMerchant() {
  return (
    <EmptyState
      icon={<FileQuestionMark />}
      title={m.payouts_not_found_title()}
      action={
        <Link look="bare" className={buttonClass()} href={payoutPaths.upcoming()}>
          {m.payouts_upcoming_all()}
        </Link>
      }
    >
      {m.payouts_upcoming_unknown_text()}
    </EmptyState>
  )
}
