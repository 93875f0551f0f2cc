import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { Card as Sheet } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { CardLanding } from '../../../shared/cards/landing.tsx'
import { cardsQuery } from '../../../shared/cards/queries.ts'
import { cardFilters } from '../filters.ts'
import { CardFace } from '../parts/card-face.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import type { CardsPage } from '../queries.ts'
import styles from '../parts/card.module.css'

const CardDrawer = lazy(() =>
  import('../parts/card-drawer.tsx').then((module) => ({ default: module.CardDrawer })),
)
const CreateDialog = lazy(() =>
  import('../parts/card-dialogs.tsx').then((module) => ({ default: module.CreateDialog })),
)

/** What cards bring and how to get them; then the cards (CRD-01, DEC-CRD-1). */
export function CardScreen() {
  const [isCreating, setIsCreating] = useState(false)
  const query = useQuery(cardsQuery)
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const page = query.data
  const mayCreate = isWorkspaceAdmin && page?.program?.status === 'approved' && page.is_offered
  return (
    <>
      <PageHeader
        title={m.shell_item_card()}
        subtitle={m.card_subtitle()}
        {...(mayCreate && {
          primaryAction: {
            id: 'create',
            label: m.card_create(),
            icon: <Plus />,
            onPress: () => setIsCreating(true),
          },
        })}
      />
      <Queried query={query} pending={<CardsSkeleton />} failedTitle={m.card_failed()}>
        {(shown) => (hasCards(shown) ? <Cards page={shown} /> : <CardLanding page={shown} />)}
      </Queried>
      {isCreating && page ? (
        <Suspense>
          <CreateDialog currency={page.currency} onClose={() => setIsCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function hasCards({ program }: CardsPage): boolean {
  return program?.status === 'approved' || program?.status === 'suspended'
}

function Cards({ page }: { page: CardsPage }) {
  const [{ open }, onChange] = useAddressFilters(cardFilters, { isStep: true })
  const { cards, program, source, available, currency, payout_limit } = page
  const opened = cards.find(({ id }) => id === open)
  const close = () => onChange({ open: '' })
  return (
    <div className={styles.page}>
      {program?.status === 'suspended' ? (
        <Notice tone="negative" title={m.card_suspended_title()}>
          <bdi>{program.reason}</bdi>
        </Notice>
      ) : null}
      <Sheet title={m.card_money()}>
        <div className={styles.sum}>
          <Money value={available} currency={currency} size="figure" />
          <span className={styles.muted}>
            {source === 'wallet' ? m.card_money_wallet() : null}
            {source === 'payout' && payout_limit
              ? m.card_money_payout({ amount: moneyText(payout_limit, currency) })
              : null}
          </span>
        </div>
      </Sheet>
      {cards.length === 0 ? (
        <EmptyState title={m.card_empty_title()}>{m.card_empty_text()}</EmptyState>
      ) : (
        <ul className={styles.cards} aria-label={m.card_list()}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardFace card={card} onOpen={() => onChange({ open: card.id })} />
            </li>
          ))}
        </ul>
      )}
      {opened ? (
        <Suspense>
          <CardDrawer card={opened} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
