import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { orderMutation, type Intent, type Order } from '../../queries.ts'

/**
 * Does one thing to an order, once: a second press while it is under way does nothing, the same intent after
 * a lost answer carries the same key, and one that was refused begins anew. A refusal because the order has
 * changed says so; the order is then asked for again.
 */
export function useOrderAct(order: Order, onDone: () => void) {
  const { keyOf, renew } = useIdempotencyKey()
  const mutation = useMutationOnce(orderMutation(useQueryClient()))
  return {
    isPending: mutation.isPending,
    error: mutation.error ? actProblem(mutation.error) : null,
    send(intent: Intent) {
      mutation.mutate(
        { ...intent, id: order.id, key: keyOf(intent) },
        {
          onSuccess: () => {
            showToast({ id: 'order', variant: 'success', title: m.common_changes_saved() })
            onDone()
          },
          onError: (error) => {
            if (error instanceof ApiError) renew()
          },
        },
      )
    },
  }
}

function actProblem(error: Error): string {
  const isConflict = error instanceof ApiError && error.status === 409
  return isConflict ? `${problemText(error)}. ${m.orders_refreshed()}` : problemText(error)
}
