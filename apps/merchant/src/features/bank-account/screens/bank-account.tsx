import { Queried } from '@daftar/app-kit/queried'
import { isOpenBankAccount } from '@daftar/rules/merchants/bank-account-change'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { AccountEnd } from '../parts/account-end.tsx'
import { ChangeCard } from '../parts/change-card.tsx'
import { PageSkeleton } from '../parts/skeletons.tsx'
import { bankAccountQuery, type BankAccountPage } from '../queries.ts'
import styles from '../parts/bank-account.module.css'

const ChangeDialog = lazy(() =>
  import('../parts/change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })),
)

/** Where payouts go, the change that is under way, and the way to another one. */
export function BankAccountScreen() {
  return (
    <>
      <PageHeader title={m.bank_account_title()} subtitle={m.bank_account_subtitle()} />
      <Queried
        query={useQuery(bankAccountQuery)}
        pending={<PageSkeleton />}
        failedTitle={m.bank_account_failed()}
      >
        {(page) => <Accounts page={page} />}
      </Queried>
    </>
  )
}

function Accounts({ page: { account, change, wait_hours } }: { page: BankAccountPage }) {
  const [isChanging, setChanging] = useState(false)
  if (account === null)
    return <EmptyState title={m.bank_account_none_title()}>{m.bank_account_none_text()}</EmptyState>
  const mayChange = change === null || !isOpenBankAccount(change.status)
  return (
    <div className={styles.page}>
      <Card title={m.bank_account_now()}>
        <div className={styles.status}>
          <DescriptionList
            facts={[
              { id: 'iban', label: m.bank_iban(), value: <AccountEnd iban={account.iban} /> },
              { id: 'bank', label: m.bank_bank(), value: <Typed>{account.bank_name}</Typed> },
              { id: 'holder', label: m.bank_holder(), value: <Typed>{account.holder}</Typed> },
            ]}
          />
          {mayChange ? (
            <Button variant="primary" onClick={() => setChanging(true)}>
              {m.bank_change()}
            </Button>
          ) : null}
        </div>
      </Card>
      {change === null ? null : <ChangeCard key={change.id} change={change} waitHours={wait_hours} />}
      {isChanging ? (
        <Suspense>
          <ChangeDialog holder={account.holder} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
