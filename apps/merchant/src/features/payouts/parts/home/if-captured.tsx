import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { waitingOrdersQuery } from '../../../../shared/capture-many/queries.ts'
import { decimalOf, minorOf } from '../../amounts.ts'
import type { UpcomingPayout } from '../../queries.ts'
import { useIsClosed } from '../cycle/use-is-closed.ts'
import styles from './next-payout.module.css'

const BulkDialog = lazy(() =>
  import('../../../../shared/capture-many/bulk-dialog.tsx').then((module) => ({
    default: module.BulkDialog,
  })),
)

/** What the next payout comes to with everything that waits captured, and the button that does it. */
export function IfCaptured({ payout }: { payout: UpcomingPayout }) {
  const { currency, estimate, if_captured: captured } = payout
  const [isAsked, setAsked] = useState(false)
  const orders = useQuery({ ...waitingOrdersQuery, enabled: isAsked, throwOnError: false })
  const isClosed = useIsClosed(payout)
  const isFailed = isAsked && orders.isError && !orders.isFetching
  return (
    <>
      {captured ? (
        <div className={styles.split}>
          <div className={styles.stack}>
            <div className={styles.named}>
              <h2 className={styles.title}>{m.payouts_next_if_captured()}</h2>
              <InfoTip label={m.home_what_is({ name: m.payouts_next_if_captured() })}>
                <p>{m.payouts_next_if_captured_is()}</p>
                <Link href={`${pathOf('payments')}?status=authorized`}>
                  {m.payouts_next_waiting_orders()}
                </Link>
              </InfoTip>
            </div>
            <Money value={captured.estimate} currency={currency} size="large" />
            <span className={styles.muted}>
              <MoreText more={difference(captured.estimate, estimate, currency)} currency={currency} />
            </span>
          </div>
          <Capture
            payout={payout}
            count={captured.orders}
            isBusy={isAsked && orders.isFetching && !orders.data}
            isFailed={isFailed}
            onPress={() => (isFailed ? void orders.refetch() : setAsked(true))}
          />
        </div>
      ) : (
        <p className={styles.muted}>
          {isClosed ? m.payouts_next_too_late() : m.payouts_next_nothing_waits()}
        </p>
      )}
      {/* Its result is read while nothing waits any more. */}
      <Suspense>{isAsked ? <Dialog orders={orders.data} onClose={() => setAsked(false)} /> : null}</Suspense>
    </>
  )
}

type Orders = Parameters<typeof BulkDialog>[0]['orders']

/** What it was opened with stays: captured orders are no longer waiting ones. */
function Dialog({ orders, onClose }: { orders: Orders | undefined; onClose: () => void }) {
  const [first, setFirst] = useState(orders)
  if (!first && orders) setFirst(orders)
  return first ? <BulkDialog orders={first} onCaptured={() => undefined} onClose={onClose} /> : null
}

type CaptureProps = {
  payout: UpcomingPayout
  count: number
  isBusy: boolean
  isFailed: boolean
  onPress: () => void
}

function Capture({ payout, count, isBusy, isFailed, onPress }: CaptureProps) {
  const { permissions } = useAccount()
  // Orders are those of the merchant one works for; another merchant's are captured there.
  const mayCapture = permissions.is_order_creation_allowed && payout.merchant_id === permissions.merchant_id
  if (!mayCapture) return <span className={styles.muted}>{m.payouts_next_capture_role()}</span>
  return (
    <div className={styles.stack}>
      <Button variant="primary" busy={isBusy} onClick={onPress}>
        {m.payouts_next_capture({ count })}
      </Button>
      {isFailed ? (
        <span role="alert" className={styles.muted}>
          {m.payouts_next_orders_failed()}
        </span>
      ) : null}
    </div>
  )
}

/** The amount stands where each language puts it. */
function MoreText({ more, currency }: { more: string; currency: string }) {
  const [before, after] = m.payouts_next_more({ amount: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <Money value={more} currency={currency} sign="always" />
      {after}
    </>
  )
}

function difference(whole: string, part: string, currency: UpcomingPayout['currency']): string {
  return decimalOf(minorOf(whole, currency) - minorOf(part, currency), currency)
}
