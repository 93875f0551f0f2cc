import { Queried } from '@daftar/app-kit/queried'
import { Column, Columns } from '@daftar/ui/columns'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { CommissionCard } from '../parts/commission-card.tsx'
import { ContractSkeleton } from '../parts/skeletons.tsx'
import { AcceptCard, ContractCard, PayoutCard, RefundCard, SignNext } from '../parts/terms-cards.tsx'
import { termsQuery, type Terms } from '../queries.ts'

/** What selling costs, store by store, when it is paid, and the contract it stands in (BIZ-08, DEC-BIZ-4). */
export function TermsScreen() {
  const terms = useQuery(termsQuery)
  return (
    <>
      <PageHeader title={m.contract_terms_title()} subtitle={m.contract_terms_subtitle()} />
      <Queried query={terms} pending={<ContractSkeleton />} failedTitle={m.contract_terms_failed()}>
        {(found) => <Found terms={found} />}
      </Queried>
    </>
  )
}

function Found({ terms }: { terms: Terms }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const [first] = terms.stores
  if (!first)
    return (
      <EmptyState icon={<Store />} title={m.contract_no_store()}>
        {m.contract_no_store_text()}
      </EmptyState>
    )
  const isToSign = terms.contract.status === 'sent' && isWorkspaceAdmin
  return (
    <Columns second="aside">
      <Column>
        {isToSign && terms.terms_accepted_at ? <SignNext /> : null}
        {terms.stores.map((store) => (
          <CommissionCard key={store.id} store={store} />
        ))}
        <RefundCard />
        {isToSign && !terms.terms_accepted_at ? <AcceptCard storeId={first.id} /> : null}
      </Column>
      <Column>
        <PayoutCard terms={terms} />
        <ContractCard terms={terms} />
      </Column>
    </Columns>
  )
}
