import { Moment } from '@daftar/app-kit/moment'
import { Column } from '@daftar/ui/columns'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { LedgerHead } from '../parts/ledger-head.tsx'
import { TrialBalanceCard } from '../parts/trial-balance-card.tsx'
import { trialBalanceQuery } from '../queries.ts'

/** The proof of the books: per currency all debits and all credits, which are equal. */
export function TrialBalanceScreen() {
  const query = useQuery(trialBalanceQuery)
  return (
    <>
      <LedgerHead view="trialBalance" subtitle={m.desk_ledger_trial_subtitle()} />
      <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_ledger_trial_failed()}>
        {({ balances, asOf }) =>
          balances.length === 0 ? (
            <EmptyState title={m.desk_ledger_trial_empty_title()}>
              {m.desk_ledger_trial_empty_text()}
            </EmptyState>
          ) : (
            <Column>
              <p>
                {m.desk_ledger_as_of()} <Moment at={asOf} weekday />
              </p>
              {balances.map((balance) => (
                <TrialBalanceCard key={balance.currency} balance={balance} />
              ))}
            </Column>
          )
        }
      </Queried>
    </>
  )
}
