import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp, Table2 } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { payoutPaths } from '../paths.ts'
import { cycleQuery, type PayoutCycle } from '../queries.ts'
import { CycleCard } from './cycle/cycle-card.tsx'
import { ibanText } from './payout/iban-text.ts'
import { Queried } from './queried.tsx'
import { LinesSkeleton } from './skeletons.tsx'
import layout from './layout.module.css'
import styles from './side-panel.module.css'

/**
 * The cycle with its fees and next date, the bank account, and where to read on (PO-07, PO-08, DEC-PO-1,
 * DEC-PO-8).
 */
export function SidePanel() {
  const merchantId = useAccount().permissions.merchant_id
  return (
    <aside aria-label={m.payouts_side_label()}>
      <Column>
        {merchantId ? <CycleCards merchantId={merchantId} /> : null}
        <nav className={styles.links} aria-label={m.payouts_help_label()}>
          <Link look="alone" href={payoutPaths.faq}>
            <CircleHelp aria-hidden="true" />
            {m.payouts_faq_link()}
          </Link>
          <Link look="alone" href={payoutPaths.howReportsWork}>
            <Table2 aria-hidden="true" />
            {m.payouts_reports_title()}
          </Link>
        </nav>
      </Column>
    </aside>
  )
}

function CycleCards({ merchantId }: { merchantId: string }) {
  const query = useQuery(cycleQuery(merchantId))
  return (
    <Queried
      query={query}
      failedTitle={m.payouts_cycle_failed()}
      pending={
        <Card title={m.payouts_cycle_title()}>
          <LinesSkeleton />
        </Card>
      }
    >
      {(cycle) => (
        <>
          <CycleCard merchantId={merchantId} cycle={cycle} />
          <AccountCard cycle={cycle} />
        </>
      )}
    </Queried>
  )
}

function AccountCard({ cycle: { bank_account: account } }: { cycle: PayoutCycle }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  return (
    <Card title={m.payouts_account_title()}>
      {account ? (
        <div className={layout.tight}>
          <span>
            <bdi>{account.bank_name}</bdi>
          </span>
          <span className={styles.iban}>
            <span className={styles.note}>{m.payouts_iban()}</span>{' '}
            <Ltr>{ibanText(account.iban_last_four)}</Ltr>
          </span>
        </div>
      ) : (
        <p className={styles.note}>{m.payouts_account_none()}</p>
      )}
      {isWorkspaceAdmin ? <Link href={pathOf('bankAccount')}>{m.payouts_account_change()}</Link> : null}
    </Card>
  )
}
