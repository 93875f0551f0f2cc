import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { transferMutation, type Intent, type Transfer } from '../queries.ts'

/** Tells what the bank said about one transfer; closes and says so when it is done. */
export function useTransferAct(
  transfer: Transfer,
  doneText: (answer: Transfer) => string,
  onDone: () => void,
) {
  const keyOf = useIdempotencyKey()
  const mutation = useMutation(transferMutation(useQueryClient()))
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (intent: Intent) =>
      mutation.mutate(
        { ...intent, id: transfer.id, key: keyOf(intent) },
        {
          onSuccess: (answer) => {
            toast('success', doneText(answer))
            onDone()
          },
        },
      ),
  }
}
