import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { payoutMutation, type DeskPayoutWhole, type PayoutAct, type PayoutIntent } from '../queries.ts'

/** Does one thing with a payout; closes and says so when it is done. */
export function usePayoutAct(payout: DeskPayoutWhole, onDone: () => void) {
  const keyOf = useIdempotencyKey()
  const mutation = useMutation(payoutMutation(useQueryClient(), payout.id))
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (intent: PayoutIntent) =>
      mutation.mutate(
        { intent, key: keyOf({ intent, since: payout.events.length }) },
        {
          onSuccess: () => {
            toast('success', doneWords[intent.act]())
            onDone()
          },
        },
      ),
  }
}

const doneWords: Readonly<Record<PayoutAct, () => string>> = {
  hold: m.desk_payout_done_hold,
  release: m.desk_payout_done_release,
  reissue: m.desk_payout_done_reissue,
  roll_over: m.desk_payout_done_roll_over,
  mark_returned: m.desk_payout_done_return,
}
