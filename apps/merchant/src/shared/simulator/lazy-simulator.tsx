import { SkeletonCard } from '@daftar/ui/skeleton'
import { lazy, Suspense } from 'react'
import type { SimulatedOffer } from './simulated-offer.ts'
import styles from './simulator.module.css'

const OfferSimulator = lazy(() =>
  import('./offer-simulator.tsx').then((module) => ({ default: module.OfferSimulator })),
)

/** The simulator of an offer, fetched apart from the page that shows it. */
export function LazySimulator(props: SimulatedOffer) {
  return (
    <Suspense fallback={<SkeletonCard lines={8} />}>
      <OfferSimulator {...props} />
    </Suspense>
  )
}

/**
 * The same under a step of the wizard, outside its form; without a valid amount only the figures are missing.
 */
export function StepSimulator({ offerId, asked }: { offerId: string; asked: Asked | null }) {
  return (
    <div className={styles.step}>
      <LazySimulator offerId={offerId} amount={asked?.amount ?? ''} tenorWeeks={asked?.tenor ?? 0} />
    </div>
  )
}

type Asked = { amount: string; tenor: number }
