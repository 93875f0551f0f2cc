import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { adjustmentMutation, type AdjustmentIntent } from '../queries.ts'

/** Proposes, approves or rejects; closes and says so when it is done. */
export function useAdjustmentAct(onDone: () => void) {
  const keyOf = useIdempotencyKey()
  const mutation = useMutation(adjustmentMutation(useQueryClient()))
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (intent: AdjustmentIntent) =>
      mutation.mutate(
        { intent, key: keyOf(intent) },
        {
          onSuccess: () => {
            toast('success', doneWords[intent.act]())
            onDone()
          },
        },
      ),
  }
}

const doneWords: Readonly<Record<AdjustmentIntent['act'], () => string>> = {
  propose: m.desk_adjustment_done_proposed,
  approve: m.desk_adjustment_done_approved,
  reject: m.desk_adjustment_done_rejected,
}
