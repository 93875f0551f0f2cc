import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { termMutation, type TermIntent } from '../queries.ts'

/** Agrees a term; closes and says so when it is done. */
export function useTermAct(merchantId: string, onDone: () => void) {
  const keyOf = useIdempotencyKey()
  const mutation = useMutation(termMutation(useQueryClient(), merchantId))
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (intent: TermIntent) =>
      mutation.mutate(
        { intent, key: keyOf(intent) },
        {
          onSuccess: () => {
            toast(
              'success',
              intent.what === 'commission' ? m.desk_terms_done_commission() : m.desk_terms_done_reserve(),
            )
            onDone()
          },
        },
      ),
  }
}
