import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { lineMutation, type BankLine, type LineIntent } from '../queries.ts'

/** Decides about one line; closes and says what came of it. */
export function useLineAct(lineId: string, onDone: () => void) {
  const keyOf = useIdempotencyKey()
  const mutation = useMutation(lineMutation(useQueryClient()))
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (intent: LineIntent) =>
      mutation.mutate(
        { lineId, intent, key: keyOf({ lineId, intent }) },
        {
          onSuccess: (line) => {
            toast('success', doneText(line))
            onDone()
          },
        },
      ),
  }
}

function doneText({ state }: BankLine): string {
  switch (state) {
    case 'matched':
      return m.desk_reconciliation_done_matched()
    case 'waiting':
      return m.desk_reconciliation_done_waiting()
    case 'aside':
      return m.desk_reconciliation_done_aside()
    case 'open':
      return m.desk_reconciliation_done_open()
  }
}
