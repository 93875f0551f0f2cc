import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { CardLanding } from '../../../shared/cards/landing.tsx'
import { cardsQuery } from '../../../shared/cards/queries.ts'
import { CardSkeleton } from '../parts/skeletons.tsx'

/**
 * What cards bring, on which terms, and Apply; whoever has cards goes on to them (MON-07, APP-67, DEC-MON-3).
 */
export function CardApplicationScreen() {
  return (
    <>
      <PageHeader title={m.shell_item_card()} subtitle={m.card_subtitle()} />
      <Queried query={useQuery(cardsQuery)} pending={<CardSkeleton />} failedTitle={m.card_failed()}>
        {(page) =>
          page.program?.status === 'approved' || page.program?.status === 'suspended' ? (
            <EmptyState
              icon={<CreditCard />}
              title={m.money_card_have()}
              action={
                <Link href={pathOf('card')} look="bare" className={buttonClass()}>
                  {m.money_card_open()}
                </Link>
              }
            />
          ) : (
            <CardLanding page={page} />
          )
        }
      </Queried>
    </>
  )
}
