import { lazy, Suspense } from 'react'
import { CardsSkeleton } from '../../../../shared/look/cards-skeleton.tsx'
import type { View } from '../../filters.ts'
import type { MerchantProfile } from '../../queries.ts'
import { Overview } from '../overview.tsx'

const PayoutsView = lazy(() =>
  import('./payouts-view.tsx').then((module) => ({ default: module.PayoutsView })),
)
const WalletView = lazy(() => import('./wallet-view.tsx').then((module) => ({ default: module.WalletView })))
const CardsView = lazy(() => import('./cards-view.tsx').then((module) => ({ default: module.CardsView })))
const AdvancesView = lazy(() =>
  import('./lending-views.tsx').then((module) => ({ default: module.AdvancesView })),
)
const CasesView = lazy(() => import('./lending-views.tsx').then((module) => ({ default: module.CasesView })))
const DisputesView = lazy(() =>
  import('./disputes-view.tsx').then((module) => ({ default: module.DisputesView })),
)
const TicketsView = lazy(() =>
  import('./tickets-view.tsx').then((module) => ({ default: module.TicketsView })),
)
const ContractView = lazy(() =>
  import('./contract-view.tsx').then((module) => ({ default: module.ContractView })),
)
const LocationsView = lazy(() =>
  import('./locations-view.tsx').then((module) => ({ default: module.LocationsView })),
)
const ContactsView = lazy(() =>
  import('./contacts-view.tsx').then((module) => ({ default: module.ContactsView })),
)
const KeysView = lazy(() => import('./keys-view.tsx').then((module) => ({ default: module.KeysView })))
const LettersView = lazy(() =>
  import('./letters-view.tsx').then((module) => ({ default: module.LettersView })),
)
const NotesView = lazy(() => import('./notes-view.tsx').then((module) => ({ default: module.NotesView })))

const later = {
  payouts: PayoutsView,
  wallet: WalletView,
  cards: CardsView,
  advances: AdvancesView,
  cases: CasesView,
  disputes: DisputesView,
  tickets: TicketsView,
  contract: ContractView,
  locations: LocationsView,
  contacts: ContactsView,
  keys: KeysView,
  letters: LettersView,
  notes: NotesView,
} as const

type MerchantViewProps = {
  view: View
  merchant: MerchantProfile
  mayEdit: boolean
  onAddStore: (() => void) | null
  onAddEntity: (() => void) | null
}

/** One view of a merchant's page; all but the first come once they are asked for. */
export function MerchantView({ view, ...overview }: MerchantViewProps) {
  if (view === 'overview') return <Overview {...overview} />
  const Shown = later[view]
  return (
    <Suspense fallback={<CardsSkeleton cards={1} />}>
      <Shown merchantId={overview.merchant.id} />
    </Suspense>
  )
}
