import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import type { Overview as Facts } from '../overview.ts'
import { overviewQuery } from '../overview.ts'
import type { MerchantProfile } from '../queries.ts'
import { Figures } from './figures.tsx'
import { MembersCard } from './members-card.tsx'
import { OpenNow } from './acts/open-now.tsx'
import { FactsCard, LegalEntitiesCard, StoresCard } from './profile-cards.tsx'
import styles from './dossier.module.css'

const SourcesCard = lazy(() =>
  import('./sources-card.tsx').then((module) => ({ default: module.SourcesCard })),
)
const StoryCard = lazy(() => import('./story-card.tsx').then((module) => ({ default: module.StoryCard })))

type OverviewProps = {
  merchant: MerchantProfile
  mayEdit: boolean
  onAddStore: (() => void) | null
  onAddEntity: (() => void) | null
}

/** What stands out, what is open, what happened, and beside it who and what the merchant is. */
export function Overview({ merchant, mayEdit, onAddStore, onAddEntity }: OverviewProps) {
  const query = useQuery(overviewQuery(merchant.id))
  return (
    <div className={styles.page}>
      <Queried query={query} pending={<CardsSkeleton cards={1} />} failedTitle={m.desk_dossier_failed()}>
        {(overview) => <Figures overview={overview} />}
      </Queried>
      <div className={styles.two}>
        <div className={styles.stack}>
          {query.data ? <OpenNow open={query.data.open} /> : null}
          <Suspense fallback={<CardsSkeleton cards={1} />}>
            <StoryCard merchantId={merchant.id} />
          </Suspense>
        </div>
        <div className={styles.stack}>
          <MembersCard merchant={merchant} mayEdit={mayEdit} />
          <StoresCard merchant={merchant} listings={query.data?.listings ?? []} onAdd={onAddStore} />
          <Suspense>
            <SourcesCard merchantId={merchant.id} />
          </Suspense>
          {query.data?.payout ? (
            <SalesByStore payout={query.data.payout} currency={merchant.currency} />
          ) : null}
          <FactsCard merchant={merchant} />
          <LegalEntitiesCard merchant={merchant} onAdd={onAddEntity} />
        </div>
      </div>
    </div>
  )
}

type SalesByStoreProps = { payout: NonNullable<Facts['payout']>; currency: string }

/** Which store sold how much of what the newest payout is made of. */
function SalesByStore({ payout: { stores }, currency }: SalesByStoreProps) {
  if (stores.length === 0) return null
  return (
    <Card title={m.desk_dossier_stores()}>
      <DescriptionList
        facts={stores.map((store) => ({
          id: store.id,
          label: <Typed>{nameText(store)}</Typed>,
          value: <Money value={store.sales} currency={currency} />,
        }))}
      />
    </Card>
  )
}
