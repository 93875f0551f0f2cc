import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { regenerateKeys, type WhichPair } from '../mutations.ts'

interface Props {
  id: string
  which: WhichPair
  onDone: () => void
  onClose: () => void
}

/** A new pair, after a question: the shop has a day to take it over. */
export function RegenerateDialog({ id, which, onDone, onClose }: Props) {
  const act = useAct({
    mutation: regenerateKeys(useQueryClient(), id),
    doneText: () => m.integration_regenerated(),
    onDone,
  })
  return (
    <ConfirmAct
      act={act}
      title={m.integration_regenerate_title()}
      confirmLabel={m.integration_regenerate()}
      onConfirm={() => act.send(which)}
      onClose={onClose}
    >
      {m.integration_regenerate_text()}
    </ConfirmAct>
  )
}
