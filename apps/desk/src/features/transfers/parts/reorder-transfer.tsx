import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextField } from '@daftar/ui/text-field'
import { groupIban, ibanServerProblem, normaliseIban } from '@daftar/rules/registry/iban'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import type { Transfer } from '../queries.ts'
import { MoneyFacts } from './money-facts.tsx'
import { useTransferAct } from './use-transfer-act.ts'
import styles from './transfers.module.css'

type ReorderTransferProps = { transfer: Transfer; onClose: () => void; onDone: () => void }

/** Orders the money of an advance again, to the IBAN as corrected. */
export function ReorderTransfer({ transfer, onClose, onDone }: ReorderTransferProps) {
  const [typed, setTyped] = useState(groupIban(transfer.iban))
  const [tried, setTried] = useState(false)
  const { isPending, error, send } = useTransferAct(transfer, m.desk_transfer_done_reordered, onDone)
  const iban = normaliseIban(typed)
  const isWrong = ibanServerProblem(typed) !== null
  const amount = moneyText(transfer.amount, transfer.currency)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_transfer_reorder_title()}
      confirmLabel={m.desk_transfer_reorder_amount({ amount })}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, ['iban']) ? problemText(error) : null}
      onConfirm={() => {
        setTried(true)
        if (!isWrong)
          send({
            act: 'reorder',
            loanId: transfer.subject_id,
            iban: iban === transfer.iban ? undefined : iban,
          })
      }}
    >
      <div className={styles.dialog}>
        <MoneyFacts transfer={transfer} iban={isWrong ? transfer.iban : iban} />
        <TextField
          label={m.desk_transfer_corrected_iban()}
          hint={m.desk_transfer_corrected_iban_hint()}
          error={tried && isWrong ? m.desk_iban_wrong() : fieldProblem(error, 'iban')}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
          onValueChange={setTyped}
          onBlur={() => setTyped(groupIban(typed))}
        />
        <p>{m.desk_transfer_effect_reorder()}</p>
      </div>
    </ConfirmDialog>
  )
}
