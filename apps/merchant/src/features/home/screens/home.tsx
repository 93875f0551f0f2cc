import { Column, Columns } from '@daftar/ui/columns'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { Queried } from '@daftar/app-kit/queried'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { AdvanceStrip } from '../parts/advance-strip.tsx'
import { NextPayout } from '../parts/next-payout.tsx'
import { PocketsLine } from '../parts/pockets-line.tsx'
import { SalesCard } from '../parts/sales-card.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { WaitsCard } from '../parts/waits-card.tsx'
import { homeQuery } from '../queries.ts'
import { readStore } from '../store-of.ts'

const CapitalPromo = lazy(() =>
  import('../../../shared/capital/capital-promo.tsx').then((module) => ({ default: module.CapitalPromo })),
)

/**
 * When am I paid, how much, what did I sell, what waits for me (OTH-01, DEC-OTH-1): what a role may not see
 * is not there.
 */
export function HomeScreen() {
  const { computedPermissions } = useAccount()
  const { search } = useLocation()
  const storeId = readStore(search)
  const isPhone = useIsPhone()
  const home = useQuery(homeQuery(storeId))
  return (
    <Column>
      <VisuallyHidden as="h1">{m.shell_item_dashboard()}</VisuallyHidden>
      {computedPermissions.isPayoutsAllowed ? <NextPayout bank={home.data?.bank ?? null} /> : null}
      <Queried query={home} pending={<CardsSkeleton />} failedTitle={m.home_failed()}>
        {({ sales, tasks, advance }) => (
          <>
            {sales ? (
              <Columns second="aside">
                {isPhone ? <WaitsCard tasks={tasks} /> : null}
                <SalesCard sales={sales} storeId={storeId} />
                {isPhone ? null : <WaitsCard tasks={tasks} />}
              </Columns>
            ) : (
              <WaitsCard tasks={tasks} />
            )}
            {computedPermissions.isPayoutsAllowed ? <PocketsLine /> : null}
            {advance ? <AdvanceStrip advance={advance} /> : null}
            {advance || !computedPermissions.canViewCapital ? null : (
              <Suspense>
                <CapitalPromo />
              </Suspense>
            )}
          </>
        )}
      </Queried>
    </Column>
  )
}
