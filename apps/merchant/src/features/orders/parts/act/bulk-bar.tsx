import { capturesAtOnce } from '@daftar/rules/orders/order-acts'
import { Button } from '@daftar/ui/button'
import { Money } from '@daftar/ui/money'
import { SelectionBar } from '@daftar/ui/selection-bar'
import { m } from '@daftar/words'
import { lazy, Suspense, useState } from 'react'
import type { ListedOrder } from '../../queries.ts'
import { restsOf } from '../../../../shared/capture-many/rests.ts'

const BulkDialog = lazy(() =>
  import('../../../../shared/capture-many/bulk-dialog.tsx').then((module) => ({
    default: module.BulkDialog,
  })),
)

type BulkBarProps = { orders: readonly ListedOrder[]; onClear: () => void }

/** What can be done with the selected rows; it floats over the foot of the list. */
export function BulkBar({ orders, onClear }: BulkBarProps) {
  // What is captured is no longer selected, so the dialog keeps what it was opened with.
  const [asked, setAsked] = useState<readonly ListedOrder[] | null>(null)
  const isTooMany = orders.length > capturesAtOnce
  return (
    <>
      {orders.length > 0 ? (
        <SelectionBar
          label={m.orders_selected_bar()}
          text={m.orders_selected({ count: orders.length })}
          more={restsOf(orders).map(({ currency, amount }) => (
            <Money key={currency} value={amount} currency={currency} size="strong" />
          ))}
        >
          {isTooMany ? <span>{m.orders_selected_too_many({ count: capturesAtOnce })}</span> : null}
          <Button variant="quiet" onClick={onClear}>
            {m.orders_selected_clear()}
          </Button>
          <Button variant="primary" disabled={isTooMany} onClick={() => setAsked(orders)}>
            {m.orders_bulk_button({ count: orders.length })}
          </Button>
        </SelectionBar>
      ) : null}
      <Suspense>
        {asked ? <BulkDialog orders={asked} onCaptured={onClear} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  )
}
