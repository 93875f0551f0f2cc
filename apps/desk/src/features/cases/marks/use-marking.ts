import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { markingMutation, type Marking } from '../queries.ts'
import { useDeciding } from '../decision/use-decision-draft.tsx'

/** Changes the marks of the opened case; whoever marks means to send it back. */
export function useMarking() {
  const { caseId, change } = useDeciding()
  const { mutate, isPending, error, reset } = useMutationOnce(markingMutation(useQueryClient(), caseId))
  const { keyOf } = useIdempotencyKey()
  return {
    isPending,
    error,
    reset,
    send(marking: Marking, onDone?: () => void) {
      mutate(
        { marking, key: keyOf(marking) },
        {
          onSuccess: () => {
            if (marking.act !== 'remove') change({ decision: 'reset' })
            onDone?.()
          },
        },
      )
    },
  }
}
