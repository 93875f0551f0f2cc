import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { walletTypeText } from '@daftar/words/wallet-words'
import { useQuery } from '@tanstack/react-query'
import { useAccount, type Account } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { heldReasonText } from '../../../shared/text/held-reason-text.ts'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { transactionQuery, type MoneyTransactionDetail } from '../queries.ts'
import styles from '../parts/money.module.css'

/** One transaction, and the way to say that something is wrong with it (MON-06, APP-66, DEC-MON-2). */
export function TransactionScreen({ params: { transactionId } }: { params: { transactionId: string } }) {
  const query = useQuery(transactionQuery(transactionId))
  return (
    <>
      <PageHeader title={query.data ? walletTypeText(query.data.type) : m.money_transaction()} />
      <Queried query={query} pending={<CardSkeleton />} failedTitle={m.money_transaction_failed()}>
        {(transaction) => <Transaction transaction={transaction} />}
      </Queried>
    </>
  )
}

function Transaction({ transaction }: { transaction: MoneyTransactionDetail }) {
  const account = useAccount()
  const { id, amount, currency, status } = transaction
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <Money value={amount} currency={currency} size="hero" sign="always" />
        <StatusBadge status={status} />
      </div>
      <Card>
        <DescriptionList facts={factsOf(transaction, account)} />
      </Card>
      {canReach('support', account) ? (
        <Link
          href={`${pathOf('support')}?${new URLSearchParams({ new: 'yes', transaction: id })}`}
          look="bare"
          className={buttonClass({ block: true })}
        >
          {m.money_report()}
        </Link>
      ) : null}
    </div>
  )
}

function factsOf(transaction: MoneyTransactionDetail, account: Account): Fact[] {
  const { at, currency, type, reference, fee, payout, order, card, bank, bank_reference, into_wallet } =
    transaction
  const { held_reason, failed_reason, ended_at } = transaction
  const facts: (Fact | false)[] = [
    { id: 'at', label: m.money_at(), value: <Moment at={at} /> },
    { id: 'type', label: m.money_type(), value: walletTypeText(type) },
    { id: 'reference', label: m.money_reference(), value: <Typed>{reference}</Typed> },
    fee !== null && { id: 'fee', label: m.money_fee(), value: <Money value={fee} currency={currency} /> },
    payout !== null && {
      id: 'payout',
      label: m.money_payout(),
      value: (
        <Link href={pathOf('payouts', { payoutId: payout.id })}>
          <Ltr>{payout.number}</Ltr>
        </Link>
      ),
    },
    order !== null && {
      id: 'order',
      label: m.money_order(),
      value: canReach('payment', account) ? (
        <Link href={pathOf('payment', { paymentId: order.id })}>
          <Ltr>{order.number}</Ltr>
        </Link>
      ) : (
        <Ltr>{order.number}</Ltr>
      ),
    },
    card !== null && {
      id: 'card',
      label: m.money_card(),
      value: (
        <>
          <Typed>{card.nickname}</Typed> <Ltr>{`•••• ${card.last4}`}</Ltr>
        </>
      ),
    },
    bank !== null && {
      id: 'bank',
      label: m.money_to(),
      value: (
        <>
          <Typed>{bank.name}</Typed> <Ltr>{`•••• ${bank.iban_ends}`}</Ltr>
        </>
      ),
    },
    into_wallet && { id: 'wallet', label: m.money_to(), value: m.money_kind_wallet() },
    held_reason !== null && { id: 'held', label: m.money_held(), value: heldReasonText(held_reason) },
    failed_reason !== null &&
      failed_reason !== '' && {
        id: 'failed',
        label: m.wallet_bank_said(),
        value: <Typed>{failed_reason}</Typed>,
      },
    ended_at !== null && { id: 'ended', label: m.wallet_ended(), value: <Moment at={ended_at} /> },
    bank_reference !== null &&
      bank_reference !== '' && {
        id: 'bank-reference',
        label: m.wallet_csv_reference(),
        value: <Ltr>{bank_reference}</Ltr>,
      },
  ]
  return facts.filter((fact) => fact !== false)
}
