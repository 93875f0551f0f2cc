import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerOf } from '@daftar/contract/table'
import { PaperButton } from '../../../../shared/paper/paper-button.tsx'
import { payoutPaths } from '../../paths.ts'
import { bundleOf, closingQuery, type Payout } from '../../queries.ts'
import { dateInSentence } from '../dates.tsx'
import { Queried } from '../queried.tsx'
import { LinesSkeleton } from '../skeletons.tsx'
import styles from './closing-card.module.css'

type Closing = AnswerOf<'payouts.closing'>
type State = 'done' | 'waits' | 'look'

/** Closing the week: what of a payout is in order for the books, and one file for the accountant. */
export function ClosingCard({ payout }: { payout: Payout }) {
  return (
    <Card
      title={m.payouts_closing_title()}
      subtitle={m.payouts_closing_subtitle()}
      actions={<PaperButton paper={bundleOf(payout.id)} label={m.payouts_closing_bundle()} />}
    >
      <Queried
        query={useQuery(closingQuery(payout.id))}
        pending={<LinesSkeleton lines={4} />}
        failedTitle={m.payouts_closing_failed()}
      >
        {(closing) => (
          <ul className={styles.ticks}>
            <Arrived payout={payout} />
            <Tick state={closing.missing === 0 ? 'done' : 'look'}>
              {closing.missing === 0
                ? m.payouts_closing_complete()
                : m.payouts_closing_missing({ count: closing.missing })}
            </Tick>
            <Tick state="done">{feesText(closing, payout.currency)}</Tick>
            <InvoiceTick invoice={closing.invoice} />
          </ul>
        )}
      </Queried>
    </Card>
  )
}

function Arrived({ payout: { status, bank_reference: reference } }: { payout: Payout }) {
  if (status === 'paid')
    return (
      <Tick state="done">
        {reference
          ? m.payouts_closing_paid({ reference: isolated(reference) })
          : m.payouts_closing_paid_plain()}{' '}
        <Link href={payoutPaths.match}>{m.payouts_closing_match()}</Link>
      </Tick>
    )
  if (status === 'carried' || status === 'rolled_over')
    return <Tick state="done">{m.payouts_closing_next_one()}</Tick>
  return (
    <Tick state={status === 'failed' || status === 'held' ? 'look' : 'waits'}>
      {m.payouts_closing_not_paid()}
    </Tick>
  )
}

function InvoiceTick({ invoice: { number, from } }: { invoice: Closing['invoice'] }) {
  return number ? (
    <Tick state="done">
      {m.payouts_closing_invoice({ number: isolated(number) })}{' '}
      <Link href={payoutPaths.invoices}>{m.payouts_tab_invoices()}</Link>
    </Tick>
  ) : (
    <Tick state="waits">{m.payouts_closing_invoice_later({ date: dateInSentence(from) })}</Tick>
  )
}

function feesText({ fees }: Closing, currency: Payout['currency']): string {
  return m.payouts_closing_fees({
    commission: moneyText(fees.commission, currency),
    transfer: moneyText(fees.transfer, currency),
    vat: moneyText(fees.vat, currency),
  })
}

const pictures: Record<State, { icon: ReactNode; label: () => string }> = {
  done: { icon: <CircleCheck aria-hidden="true" />, label: m.payouts_closing_done },
  waits: { icon: <Clock aria-hidden="true" />, label: m.payouts_closing_waits },
  look: { icon: <CircleAlert aria-hidden="true" />, label: m.payouts_closing_look },
}

function Tick({ state, children }: { state: State; children: ReactNode }) {
  const { icon, label } = pictures[state]
  return (
    <li className={styles.tick} data-state={state}>
      <span role="img" aria-label={label()} className={styles.icon}>
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}
