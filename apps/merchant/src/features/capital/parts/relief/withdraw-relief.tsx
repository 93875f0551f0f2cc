import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { withdrawRelief } from '../../relief-queries.ts'

/** Takes a request back before it is decided. */
export function WithdrawRelief({ relief, onClose }: { relief: Relief; onClose: () => void }) {
  const act = useAct({
    mutation: withdrawRelief(useQueryClient()),
    doneText: m.relief_withdrawn,
    onDone: onClose,
  })
  return (
    <ConfirmAct
      act={act}
      title={m.relief_withdraw_title()}
      confirmLabel={m.relief_withdraw()}
      onConfirm={() => act.send(relief.id)}
      onClose={onClose}
    >
      <p>{m.relief_withdraw_text()}</p>
    </ConfirmAct>
  )
}
