import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { CodeDialog } from '../../../shared/session/code-dialog.tsx'
import { useCodeEntry } from '../../../shared/session/use-code-entry.ts'
import { useCodeSending } from '../../../shared/session/use-code-sending.ts'
import { choosePayouts } from '../mutations.ts'

/** Payouts go the other way from the next one on, after a code. */
export function PayoutsDialog({ takesPayouts, onClose }: { takesPayouts: boolean; onClose: () => void }) {
  const entry = useCodeEntry()
  const sending = useCodeSending()
  const act = useAct({
    mutation: choosePayouts(useQueryClient(), entry.onError),
    doneText: () => (takesPayouts ? m.wallet_payouts_done_here() : m.wallet_payouts_done_bank()),
    onDone: onClose,
  })
  const label = takesPayouts ? m.wallet_payouts_to_wallet() : m.wallet_payouts_to_bank()
  return (
    <CodeDialog
      title={label}
      confirmLabel={label}
      noPhone={m.wallet_no_phone()}
      {...{ entry, sending }}
      busy={act.isPending}
      onAsk={() => sending.send()}
      onCode={(code) => act.send({ code, takesPayouts })}
      onClose={onClose}
    >
      <p>{takesPayouts ? m.wallet_payouts_wallet_text() : m.wallet_payouts_bank_text()}</p>
    </CodeDialog>
  )
}
