import { Queried } from '@daftar/app-kit/queried'
import { Badge } from '@daftar/ui/badge'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '@daftar/app-kit/current-route'
import { Store } from 'lucide-react'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { useAccount } from '../../../shared/session/account.ts'
import { Paper } from '../parts/paper.tsx'
import { SignForm } from '../parts/sign-form.tsx'
import { ContractSkeleton } from '../parts/skeletons.tsx'
import { ByLetter, NotDrawn, OthersTurn, ProvidersTurn, TermsFirst } from '../parts/waiting.tsx'
import { contractQuery, type Contract } from '../queries.ts'
import styles from '../parts/contract.module.css'

/** The contract with the provider: drawn up, read, signed, and waited for (BIZ-06, DEC-BIZ-3). */
export function ContractScreen() {
  const stores = useQuery(storesQuery)
  const storeId = stores.data?.[0]?.id
  const contract = useQuery({ ...contractQuery(storeId ?? ''), enabled: storeId !== undefined })
  const status = contract.data?.status
  return (
    <>
      <PageHeader
        title={m.contract_title()}
        subtitle={m.contract_subtitle()}
        {...(status && { status: <StatusBadge status={status} /> })}
      />
      <Queried query={stores} pending={<ContractSkeleton />} failedTitle={m.contract_failed()}>
        {([first]) =>
          first ? (
            <Queried query={contract} pending={<ContractSkeleton />} failedTitle={m.contract_failed()}>
              {(found) => (
                <div className={styles.stack}>
                  <Standing storeId={first.id} contract={found} />
                </div>
              )}
            </Queried>
          ) : (
            <EmptyState icon={<Store />} title={m.contract_no_store()}>
              {m.contract_no_store_text()}
            </EmptyState>
          )
        }
      </Queried>
    </>
  )
}

function Standing({ storeId, contract }: { storeId: string; contract: Contract }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const { key } = useAddressSearch()
  const paper = contract.document_url ? <Paper storeId={storeId} contract={contract} /> : null
  if (contract.status === 'none') return <NotDrawn storeId={storeId} />
  if (contract.status !== 'sent')
    return (
      <>
        <ProvidersTurn storeId={storeId} contract={contract} />
        {paper}
      </>
    )
  if (!contract.is_signatory || !isWorkspaceAdmin) return <OthersTurn storeId={storeId} contract={contract} />
  if (!contract.terms_accepted_at) return <TermsFirst />
  const isHere = contract.sign_url !== null || key !== undefined
  return (
    <>
      {isHere ? null : <ByLetter storeId={storeId} contract={contract} />}
      {paper}
      {isHere && contract.document_sha256 ? (
        <SignForm storeId={storeId} documentSha256={contract.document_sha256} letterKey={key} />
      ) : null}
    </>
  )
}

const looks: Readonly<Record<Contract['status'], { tone: Tone; word: () => string }>> = {
  none: { tone: 'neutral', word: m.contract_status_none },
  sent: { tone: 'warning', word: m.contract_status_sent },
  signed: { tone: 'info', word: m.contract_status_signed },
  completed: { tone: 'positive', word: m.contract_status_completed },
}

function StatusBadge({ status }: Pick<Contract, 'status'>) {
  const { tone, word } = looks[status]
  return <Badge tone={tone}>{word()}</Badge>
}
