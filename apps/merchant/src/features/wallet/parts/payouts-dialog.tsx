import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { CodeDialog } from '../../../shared/session/code-dialog.tsx'
import { useFreshCode } from '../../../shared/session/use-fresh-code.ts'
import { choosePayouts } from '../mutations.ts'

/** Payouts go the other way from the next one on, after a code. */
export function PayoutsDialog({ takesPayouts, onClose }: { takesPayouts: boolean; onClose: () => void }) {
  const code = useFreshCode()
  const act = useAct({
    mutation: choosePayouts(useQueryClient(), code.entry.onError),
    doneText: () => (takesPayouts ? m.wallet_payouts_done_here() : m.wallet_payouts_done_bank()),
    onDone: onClose,
  })
  const label = takesPayouts ? m.wallet_payouts_to_wallet() : m.wallet_payouts_to_bank()
  return (
    <CodeDialog
      words={{ title: label, confirm: label, noPhone: m.wallet_no_phone() }}
      code={code}
      busy={act.isPending}
      onAsk={() => code.sending.send()}
      onCode={(typed) => act.send({ code: typed, takesPayouts })}
      onClose={onClose}
    >
      <p>{takesPayouts ? m.wallet_payouts_wallet_text() : m.wallet_payouts_bank_text()}</p>
    </CodeDialog>
  )
}
