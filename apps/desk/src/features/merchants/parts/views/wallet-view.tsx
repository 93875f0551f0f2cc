import { badgeTone } from '@daftar/app-kit/badge-tone'
import { Moment } from '@daftar/app-kit/moment'
import { withdrawalLooks } from '@daftar/rules/wallet/withdrawal'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import type { Column } from '@daftar/ui/data-table'
import { DataTable } from '@daftar/ui/data-table'
import { DescriptionList } from '@daftar/ui/description-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { walletAboutText, walletStatusText, walletTypeText } from '@daftar/words/wallet-words'
import { useQuery } from '@tanstack/react-query'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { walletQuery, type Wallet } from '../../dossier.ts'
import styles from '../dossier.module.css'

type Transaction = Wallet['transactions'][number]

/** What is in a merchant's wallet, the reference of its top-ups, and what moved it last. */
export function WalletView({ merchantId }: { merchantId: string }) {
  return (
    <Queried
      query={useQuery(walletQuery(merchantId))}
      pending={<TextSkeleton lines={6} />}
      failedTitle={m.desk_dossier_wallet_failed()}
    >
      {(wallet) => (
        <div className={styles.page}>
          <Card title={m.desk_dossier_wallet()}>
            <DescriptionList facts={factsOf(wallet)} />
          </Card>
          <DataTable
            label={m.desk_dossier_wallet_last()}
            columns={columns()}
            rows={wallet.transactions}
            rowKey={({ id }) => id}
            renderCard={(transaction) => (
              <CardRow
                title={walletTypeText(transaction.type)}
                aside={<Amount transaction={transaction} />}
                facts={[
                  [m.wallet_col_about(), <About key="about" transaction={transaction} />],
                  [m.desk_dossier_wallet_at(), <Moment key="at" at={transaction.at} />],
                  [m.desk_status(), <State key="state" transaction={transaction} />],
                ]}
              />
            )}
            instead={
              <EmptyState title={m.desk_dossier_wallet_none()}>
                {m.desk_dossier_wallet_none_text()}
              </EmptyState>
            }
          />
        </div>
      )}
    </Queried>
  )
}

function factsOf({ balances, reference, takes_payouts }: Wallet) {
  return [
    ...balances.flatMap(({ currency, available, pending }) => [
      {
        id: `available-${currency}`,
        label: m.wallet_available(),
        value: <Money value={available} currency={currency} size="figure" />,
      },
      {
        id: `pending-${currency}`,
        label: m.wallet_pending(),
        value: <Money value={pending} currency={currency} />,
      },
    ]),
    {
      id: 'reference',
      label: m.desk_dossier_wallet_reference(),
      value: reference ? <Ltr>{reference}</Ltr> : m.common_dash(),
    },
    {
      id: 'payouts',
      label: m.desk_dossier_wallet_payouts(),
      value: takes_payouts ? m.desk_dossier_wallet_here() : m.desk_dossier_wallet_bank(),
    },
  ]
}

function columns(): Column<Transaction>[] {
  return [
    { id: 'type', header: m.desk_dossier_wallet_type(), cell: ({ type }) => walletTypeText(type) },
    { id: 'at', header: m.desk_dossier_wallet_at(), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'about',
      header: m.wallet_col_about(),
      cell: (transaction) => <About transaction={transaction} />,
    },
    {
      id: 'state',
      header: m.desk_status(),
      cell: (transaction) => <State transaction={transaction} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: (transaction) => <Amount transaction={transaction} />,
    },
  ]
}

function Amount({ transaction: { amount, currency } }: { transaction: Transaction }) {
  return <Money value={amount} currency={currency} size="strong" sign="always" />
}

function About({ transaction }: { transaction: Transaction }) {
  const text = walletAboutText(transaction)
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

/** What became of a withdrawal; all else is done as it is booked. */
function State({ transaction: { type, withdrawal } }: { transaction: Transaction }) {
  if (type !== 'withdrawal' || !withdrawal) return <Badge tone="positive">{m.wallet_done()}</Badge>
  const { status } = withdrawal
  return <Badge tone={badgeTone(withdrawalLooks[status].tone)}>{walletStatusText(status)}</Badge>
}
