import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { payoutPaths } from '../paths.ts'
import { cycleQuery, type PayoutCycle } from '../queries.ts'
import { CycleDialog } from './cycle-dialog.tsx'
import { cycleName, fixedText } from './cycle-words.ts'
import { Weekday } from './dates.tsx'
import { Queried } from './queried.tsx'
import { LinesSkeleton } from './skeletons.tsx'
import layout from './layout.module.css'
import styles from './side-panel.module.css'

/** The cycle with its fees and next date, the bank account, and where to read on (PO-07, PO-08, DEC-PO-1, DEC-PO-8). */
export function SidePanel() {
  const merchantId = useAccount().permissions.merchant_id
  return (
    <aside className={layout.column} aria-label={m.payouts_side_label()}>
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

function CycleCard({ merchantId, cycle }: { merchantId: string; cycle: PayoutCycle }) {
  const [isOpen, setOpen] = useState(false)
  const { fees, next, fixed_because: reason } = cycle
  return (
    <Card title={m.payouts_cycle_title()}>
      <div className={layout.tight}>
        <strong>{cycleName(cycle.cycle)}</strong>
        {next ? (
          <p className={styles.note}>
            {m.payouts_cycle_next({
              cycle: cycleName(next.cycle),
              date: `\u2066${dateText(next.from)}\u2069`,
            })}
          </p>
        ) : null}
        <DescriptionList
          facts={[
            {
              id: 'next',
              label: m.payouts_cycle_next_payout(),
              value: <Weekday date={cycle.next_payout_on} />,
            },
          ]}
        />
        <div className={styles.fees}>
          <span className={styles.note}>{m.payouts_fee_title()}</span>
          <DescriptionList facts={feeFacts(fees)} />
        </div>
        <Button size="small" disabled={reason !== null} onClick={() => setOpen(true)}>
          {m.payouts_cycle_change()}
        </Button>
        {reason ? <p className={styles.note}>{fixedText(reason)}</p> : null}
      </div>
      {isOpen ? <CycleDialog merchantId={merchantId} cycle={cycle} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

/** PO-15, PO-16, DEC-PO-9: the fee of a transfer by its size, and what the flexible cycle adds. */
function feeFacts({ currency, below, from, flexible_extra: extra }: PayoutCycle['fees']) {
  const trimmed = (amount: string) => moneyText(amount, currency, { trim: true })
  return [
    ...(below
      ? [
          {
            id: 'below',
            label: m.payouts_fee_below({ amount: trimmed(below.under) }),
            value: <Money value={below.fee} currency={currency} />,
          },
        ]
      : []),
    ...(from
      ? [
          {
            id: 'from',
            label: m.payouts_fee_from({ amount: trimmed(from.amount) }),
            value: <Money value={from.fee} currency={currency} />,
          },
        ]
      : []),
    {
      id: 'extra',
      label: m.payouts_fee_flexible(),
      value: <Money value={extra} currency={currency} sign="always" />,
    },
  ]
}

function AccountCard({ cycle: { bank_account: account } }: { cycle: PayoutCycle }) {
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
    </Card>
  )
}

/** The last four of an IBAN, as much as a screen shows of it. */
export function ibanText(lastFour: string): string {
  return `•••• ${lastFour}`
}
