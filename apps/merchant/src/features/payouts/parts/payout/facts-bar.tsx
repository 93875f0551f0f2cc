import { Button } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { payoutPaths } from '../../paths.ts'
import { cycleQuery, type PayoutCycle } from '../../queries.ts'
import { cycleName } from '../cycle/cycle-words.ts'
import { dateInSentence } from '../dates.tsx'
import { ibanText } from './iban-text.ts'
import { Queried } from '../queried.tsx'
import { LinesSkeleton } from '../skeletons.tsx'
import styles from './facts-bar.module.css'

const CycleDialog = lazy(() =>
  import('../cycle/cycle-dialog.tsx').then((module) => ({ default: module.CycleDialog })),
)

/**
 * What seldom changes, quietly below the list: cycle, account, fee, and where to read on (PO-07, PO-08,
 * DEC-PO-8).
 */
export function FactsBar() {
  const merchantId = useAccount().permissions.merchant_id
  return (
    <aside className={styles.bar} aria-label={m.payouts_facts_label()}>
      {merchantId ? <Facts merchantId={merchantId} /> : null}
      <nav className={styles.links} aria-label={m.payouts_help_label()}>
        <Link look="alone" href={payoutPaths.faq}>
          {m.payouts_facts_how()}
        </Link>
        <Link look="alone" href={payoutPaths.howReportsWork}>
          {m.payouts_reports_title()}
        </Link>
      </nav>
    </aside>
  )
}

function Facts({ merchantId }: { merchantId: string }) {
  const query = useQuery(cycleQuery(merchantId))
  return (
    <Queried query={query} failedTitle={m.payouts_cycle_failed()} pending={<LinesSkeleton lines={2} />}>
      {(cycle) => (
        <>
          <CycleFact merchantId={merchantId} cycle={cycle} />
          <Fact label={m.payouts_facts_account()}>{accountText(cycle)}</Fact>
          <Fact label={m.payouts_facts_fee()}>{feeText(cycle)}</Fact>
        </>
      )}
    </Queried>
  )
}

function CycleFact({ merchantId, cycle }: { merchantId: string; cycle: PayoutCycle }) {
  const [isOpen, setOpen] = useState(false)
  const { next, fixed_because: reason } = cycle
  return (
    <Fact label={m.payouts_cycle_title()}>
      {cycleName(cycle.cycle)}
      {reason === 'advance' ? (
        <span className={styles.muted}> · {m.payouts_facts_fixed()}</span>
      ) : reason === null ? (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {m.payouts_cycle_change()}
        </Button>
      ) : null}
      {next ? (
        <span className={styles.next}>
          {m.payouts_cycle_next({ cycle: cycleName(next.cycle), date: dateInSentence(next.from) })}
        </span>
      ) : null}
      <Suspense>
        {isOpen ? <CycleDialog merchantId={merchantId} cycle={cycle} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      <span>{children}</span>
    </div>
  )
}

function accountText({ bank_account: account }: PayoutCycle): string {
  if (!account) return m.payouts_account_none()
  return `${account.bank_name} · ${isolated(`IBAN ${ibanText(account.iban_last_four)}`)}`
}

function feeText({ fees: { currency, below, from, flexible_extra: extra }, cycle }: PayoutCycle): string {
  const text = (amount: string) => moneyText(amount, currency)
  const plain =
    from && below
      ? m.payouts_facts_fee_text({
          from: text(from.fee),
          amount: moneyText(from.amount, currency, { trim: true }),
          below: text(below.fee),
        })
      : text((from ?? below)?.fee ?? '0')
  return cycle === 'flexible' ? `${plain} + ${text(extra)}` : plain
}
