import { useQueryClient } from '@tanstack/react-query'
import { m } from '@daftar/words'
import { useAct } from '@daftar/app-kit/use-act'
import { payoutMutation, type DeskPayoutWhole, type PayoutAct } from '../queries.ts'

/** Does one thing with a payout; the same once more after it changed is another thing. */
export function usePayoutAct({ id, events }: DeskPayoutWhole, onDone: () => void) {
  return useAct({
    mutation: payoutMutation(useQueryClient(), id),
    doneText: ({ intent }) => doneWords[intent.act](),
    onDone,
    since: events.length,
  })
}

const doneWords: Readonly<Record<PayoutAct, () => string>> = {
  hold: m.desk_payout_done_hold,
  release: m.desk_payout_done_release,
  reissue: m.desk_payout_done_reissue,
  roll_over: m.desk_payout_done_roll_over,
  mark_returned: m.desk_payout_done_return,
}
