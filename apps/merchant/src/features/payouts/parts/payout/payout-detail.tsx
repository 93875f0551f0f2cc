import { kindsOfStep } from '@daftar/rules/settlement/payout-lines'
import { Column } from '@daftar/ui/columns'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { payoutQuery, type Payout } from '../../queries.ts'
import { readStep } from '../../steps.ts'
import { useAddress } from '@daftar/app-kit/use-address'
import { ChangesCard } from '../cycle/changes-card.tsx'
import { ClosingCard } from '../cycle/closing-card.tsx'
import { EventsCard } from './events-card.tsx'
import { MovementsCard } from './movements-card.tsx'
import { PayoutHead } from './payout-head.tsx'
import { Queried } from '../queried.tsx'
import { DetailSkeleton } from '../skeletons.tsx'
import { StoresCard } from '../cycle/stores-card.tsx'
import { stepText } from '../cycle/step-words.ts'
import { WaterfallCard } from './waterfall-card.tsx'

const DisputedSales = lazy(() =>
  import('./disputed-sales.tsx').then((module) => ({ default: module.DisputedSales })),
)

/**
 * A payout that explains itself: from gross to net, what changed, by store, every movement, who did what when
 * (DEC-PO-4).
 */
export function PayoutDetail({ id }: { id: string }) {
  return (
    <Queried
      query={useQuery(payoutQuery(id))}
      pending={<DetailSkeleton />}
      failedTitle={m.payouts_one_failed()}
    >
      {(payout) => <Ready payout={payout} />}
    </Queried>
  )
}

function Ready({ payout }: { payout: Payout }) {
  const [address, change] = useAddress()
  const step = readStep(address['step'])
  const movements = useRef<HTMLDivElement>(null)
  function open(next: string) {
    change({ step: next === step ? undefined : next, q: undefined })
    if (next !== step) movements.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <article aria-label={m.payouts_number({ number: payout.number })}>
      <Column>
        <PayoutHead payout={payout} />
        <WaterfallCard payout={payout} openStep={step} onOpen={open} />
        <ChangesCard payout={payout} />
        <Suspense>
          <DisputedSales id={payout.id} />
        </Suspense>
        <StoresCard payout={payout} />
        <div ref={movements}>
          <MovementsCard
            of={{ payoutId: payout.id }}
            currency={payout.currency}
            filter={step && { label: stepText(step), kinds: kindsOfStep(step), onClear: () => open(step) }}
          />
        </div>
        <ClosingCard payout={payout} />
        <EventsCard payout={payout} />
      </Column>
    </article>
  )
}
