import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import type { WaitReason } from '@daftar/rules/payouts/pockets'
import { Card } from '@daftar/ui/card'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { pocketNames, pocketsQuery, type MerchantPockets } from '../../../../shared/stores/pockets.ts'
import { ZoneNote } from '../../../../shared/text/zone-note.tsx'
import { minorOf } from '../../amounts.ts'
import { payoutPaths } from '../../paths.ts'
import { pocketMeaning, waitText } from './pocket-words.ts'
import { Queried } from '../queried.tsx'
import { CardSkeleton } from '../skeletons.tsx'
import styles from './pockets-card.module.css'

type Pocket = MerchantPockets['pockets'][number]
type Row = Pocket['rows'][number]

/**
 * Where every dirham is: pockets that add up to the total, each opening the rows that make it
 * (docs/decisions/0071).
 */
export function PocketsCards() {
  return (
    <Queried
      query={useQuery(pocketsQuery)}
      pending={<CardSkeleton />}
      failedTitle={m.payouts_pockets_failed()}
    >
      {(merchants) =>
        merchants.map((one) => (
          <PocketsCard
            key={`${one.merchant_id} ${one.currency}`}
            merchant={one}
            isOnly={merchants.length === 1}
          />
        ))
      }
    </Queried>
  )
}

function PocketsCard({ merchant, isOnly }: { merchant: MerchantPockets; isOnly: boolean }) {
  const { currency, total, pockets, zone } = merchant
  const isNothing = ({ amount, rows }: Pocket) => rows.length === 0 && minorOf(amount, currency) === 0n
  const empty = pockets.filter(isNothing).map(({ pocket }) => pocketNames[pocket]())
  const title = isOnly
    ? m.payouts_pockets_title()
    : m.payouts_pockets_title_of({ merchant: merchantNameText(merchant) })
  return (
    <Card
      padding="none"
      title={title}
      actions={
        <span className={styles.total}>
          <span className={styles.label}>{m.payouts_pockets_total()}</span>
          <InfoTip label={m.payouts_pockets_total_what()}>
            <p>{m.payouts_pockets_total_is()}</p>
            <ZoneNote zone={zone} />
          </InfoTip>
          <Money value={total} currency={currency} size="strong" />
        </span>
      }
    >
      {pockets
        .filter((one) => !isNothing(one))
        .map((one) => (
          <PocketRows key={one.pocket} pocket={one} merchant={merchant} />
        ))}
      {empty.length > 0 ? (
        <p className={styles.empty}>
          {m.payouts_pockets_empty({ names: new Intl.ListFormat(currentLanguage()).format(empty) })}
        </p>
      ) : null}
    </Card>
  )
}

function PocketRows({
  pocket: { pocket, amount, rows },
  merchant,
}: {
  pocket: Pocket
  merchant: MerchantPockets
}) {
  return (
    <details className={styles.pocket} data-pocket={pocket}>
      <summary>
        <span className={styles.name}>{pocketNames[pocket]()}</span>
        <Money value={amount} currency={merchant.currency} size="strong" />
        <ChevronDown aria-hidden="true" />
      </summary>
      <p className={styles.what}>{pocketMeaning[pocket]()}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.reason} ${row.payout?.id}`}>
            <span>
              {waitText(row.reason, row.on)} <RowLink row={row} merchantId={merchant.merchant_id} />
            </span>
            <Money value={row.amount} currency={merchant.currency} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What moved is behind the next payout; what is closed is a payout, or an advance. */
function RowLink({ row: { payout, reason }, merchantId }: { row: Row; merchantId: string }) {
  const { canViewCapital } = useAccount().computedPermissions
  if (payout) return <Rows href={payoutPaths.completed(payout.id)}>{payout.number}</Rows>
  if (reason === 'next_repayment' && canViewCapital)
    return <Rows href={capitalPaths.advances}>{m.payouts_pockets_advance()}</Rows>
  return moving.includes(reason) ? (
    <Rows href={payoutPaths.upcoming(merchantId)}>{m.payouts_pockets_movements()}</Rows>
  ) : null
}

const moving: readonly WaitReason[] = [
  'next_payout',
  'on_request',
  'below_minimum',
  'once_a_day',
  'below_zero',
  'after_cut_off',
  'too_small',
  'reserve_of_next',
  'in_dispute',
]

function Rows({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link look="alone" href={href}>
      {children}
    </Link>
  )
}
