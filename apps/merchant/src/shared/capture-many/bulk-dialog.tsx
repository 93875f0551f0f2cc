import type { AnswerOf } from '@daftar/contract'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { problemText } from '@daftar/app-kit/problem-text'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import type { ListedOrder } from '@daftar/contract/endpoints/selling/orders-shapes'
import { captureManyMutation } from './queries.ts'
import { countOutcomes, restOf, restsOf } from './rests.ts'
import styles from './bulk-dialog.module.css'

type Result = AnswerOf<'orders.captureMany'>['results'][number]
type BulkDialogProps = { orders: readonly ListedOrder[]; onCaptured: () => void; onClose: () => void }

/** Captures what is left of many orders: says all of it first, and how each one went afterwards. */
export function BulkDialog({ orders, onCaptured, onClose }: BulkDialogProps) {
  const { keyOf } = useIdempotencyKey()
  const mutation = useMutationOnce(captureManyMutation(useQueryClient()))
  if (mutation.data) return <Results orders={orders} results={mutation.data} onClose={onClose} />
  const ids = orders.map(({ id }) => id)
  const sums = restsOf(orders)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_bulk_title({ count: orders.length })}
      confirmLabel={m.orders_capture_amount({
        amount: sums.map(({ amount, currency }) => moneyText(amount, currency)).join(' + '),
      })}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() => mutation.mutate({ ids, key: keyOf(ids) }, { onSuccess: onCaptured })}
    >
      <div className={styles.dialog}>
        <ul className={styles.results}>
          {orders.map((order) => (
            <li key={order.id} className={styles.result}>
              <Ltr className={styles.number}>{order.number}</Ltr>
              <Money value={restOf(order)} currency={order.currency} />
            </li>
          ))}
        </ul>
        <p>{m.orders_bulk_text()}</p>
        <p>{m.orders_capture_final()}</p>
      </div>
    </ConfirmDialog>
  )
}

type ResultsProps = { orders: readonly ListedOrder[]; results: readonly Result[]; onClose: () => void }

function Results({ orders, results, onClose }: ResultsProps) {
  const { captured, refused } = countOutcomes(results)
  const currencyOf = (id: string) => orders.find((order) => order.id === id)?.currency ?? ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_bulk_done_title()}
      closeLabel={m.common_close()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.orders_done()}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <Notice tone={refused === 0 ? 'positive' : 'warning'} live="status">
          {refused === 0
            ? m.orders_bulk_all_done({ count: captured })
            : m.orders_bulk_some_done({ captured, refused })}
        </Notice>
        <ul className={styles.results}>
          {results.map((result) => (
            <li key={result.id} className={styles.result}>
              <Ltr className={styles.number}>{result.number}</Ltr>
              {result.amount ? <Money value={result.amount} currency={currencyOf(result.id)} /> : null}
              <Badge tone={result.outcome === 'captured' ? 'positive' : 'negative'}>
                {result.outcome === 'captured' ? m.orders_bulk_captured() : m.orders_bulk_refused()}
              </Badge>
              {result.reason ? <span className={styles.why}>{reasonText(result.reason)}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
