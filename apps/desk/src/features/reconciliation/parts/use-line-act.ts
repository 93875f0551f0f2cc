import { useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { useAct } from '@daftar/app-kit/use-act'
import { lineMutation, type BankLine } from '../queries.ts'

/** Decides about one line of the bank. */
export function useLineAct(lineId: string, onDone: () => void) {
  return useAct({
    mutation: lineMutation(useQueryClient(), lineId),
    doneText: ({ answer }) => doneWords[answer.state](),
    onDone,
  })
}

const doneWords: Readonly<Record<BankLine['state'], () => string>> = {
  matched: m.desk_reconciliation_done_matched,
  waiting: m.desk_reconciliation_done_waiting,
  aside: m.desk_reconciliation_done_aside,
  open: m.desk_reconciliation_done_open,
}
