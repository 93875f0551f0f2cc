import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { releaseHold, type Hold } from '../queries.ts'
import { HoldFacts } from './hold-facts.tsx'

type ReleaseHoldProps = { hold: Hold; onClose: () => void; onDone: () => void }

/** Lifts a hold; what waited because of it is sent. */
export function ReleaseHold({ hold, onClose, onDone }: ReleaseHoldProps) {
  const act = useAct({
    mutation: releaseHold(useQueryClient(), hold.id),
    doneText: m.desk_hold_done_released,
    onDone,
  })
  const { payouts: count } = hold
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_hold_release_title()}
      confirmLabel={m.desk_hold_release()}
      note={{ field: 'note', label: m.desk_hold_release_note(), isOptional: true, longest: 500 }}
      effect={count === 0 ? m.desk_hold_release_none() : m.desk_hold_release_effect({ count })}
      onConfirm={(note) => act.send({ note })}
    >
      <HoldFacts hold={hold} />
    </ConfirmWithNote>
  )
}
