import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { walletTypeText } from '@daftar/words/wallet-words'
import { useQuery } from '@tanstack/react-query'
import { transactionQuery, type WalletTransaction, type Withdrawal } from '../queries.ts'
import { heldReasonText } from '../../../shared/text/held-reason-text.ts'
import { endText } from '../words.ts'
import { Status } from './transaction-list.tsx'

/** One transaction beside the list; its address can be passed on. */
export function TransactionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && onClose()}
      title={m.wallet_transaction()}
      closeLabel={m.common_close()}
    >
      <Queried
        query={useQuery(transactionQuery(id))}
        pending={<SkeletonText lines={6} />}
        failedTitle={m.wallet_transaction_failed()}
      >
        {(transaction) => <DescriptionList facts={factsOf(transaction)} />}
      </Queried>
    </Drawer>
  )
}

function factsOf(transaction: WalletTransaction): Fact[] {
  const { amount, currency, payout, withdrawal, about } = transaction
  return [
    {
      id: 'amount',
      label: m.wallet_col_amount(),
      value: <Money value={amount} currency={currency} size="large" sign="always" />,
    },
    { id: 'type', label: m.wallet_col_type(), value: walletTypeText(transaction.type) },
    { id: 'status', label: m.wallet_col_status(), value: <Status transaction={transaction} /> },
    { id: 'at', label: m.wallet_col_date(), value: <Moment at={transaction.at} /> },
    ...(payout
      ? [
          {
            id: 'payout',
            label: m.wallet_type_payout(),
            value: (
              <Link href={pathOf('payouts', { payoutId: payout.id })}>
                <Ltr>{payout.number}</Ltr>
              </Link>
            ),
          },
        ]
      : []),
    ...(about ? [{ id: 'about', label: m.wallet_col_about(), value: <Typed>{about}</Typed> }] : []),
    ...(withdrawal ? withdrawalFacts(withdrawal) : []),
    { id: 'id', label: m.wallet_csv_id(), value: <Ltr>{transaction.id}</Ltr> },
  ]
}

/** Where a withdrawal went, what it cost and how it ended. */
function withdrawalFacts(withdrawal: Withdrawal): Fact[] {
  const { amount, fee, currency, iban_ends, held_reason, ended_at, failed_reason, bank_reference } =
    withdrawal
  const facts: (Fact | false)[] = [
    {
      id: 'sum',
      label: m.wallet_type_withdrawal(),
      value: <Money value={amount} currency={currency} />,
    },
    { id: 'fee', label: m.wallet_withdraw_fee(), value: <Money value={fee} currency={currency} /> },
    iban_ends !== '' && {
      id: 'bank',
      label: m.wallet_withdraw_to(),
      value: (
        <>
          <Typed>{withdrawal.bank_name}</Typed> {endText(iban_ends)}
        </>
      ),
    },
    held_reason !== null && { id: 'held', label: m.wallet_waits(), value: heldReasonText(held_reason) },
    ended_at !== null && { id: 'ended', label: m.wallet_ended(), value: <Moment at={ended_at} /> },
    failed_reason !== null && {
      id: 'failed',
      label: m.wallet_bank_said(),
      value: <Typed>{failed_reason}</Typed>,
    },
    bank_reference !== null && {
      id: 'reference',
      label: m.wallet_csv_reference(),
      value: <Ltr>{bank_reference}</Ltr>,
    },
  ]
  return facts.filter((fact) => fact !== false)
}
