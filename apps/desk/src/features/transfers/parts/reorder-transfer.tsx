import { groupIban, normaliseIban } from '@daftar/rules/registry/iban'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { ibanCheck, IbanField, ibanField } from '../../../shared/money/iban-field.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { transferMutation, type Transfer } from '../queries.ts'
import { MoneyFacts } from './money-facts.tsx'

type ReorderTransferProps = { transfer: Transfer; onClose: () => void; onDone: () => void }

/** Orders the money of an advance again, to the IBAN as corrected. */
export function ReorderTransfer({ transfer, onClose, onDone }: ReorderTransferProps) {
  const act = useAct({
    mutation: transferMutation(useQueryClient(), transfer.id),
    doneText: m.desk_transfer_done_reordered,
    onDone,
  })
  const form = useActForm({
    start: { iban: groupIban(transfer.iban) },
    check: ibanCheck,
    fields: { iban: ibanField(m.desk_transfer_corrected_iban()) },
    error: act.error,
  })
  const iban = normaliseIban(form.values.iban)
  const isWrong = ibanCheck(form.values).iban !== null
  const amount = moneyText(transfer.amount, transfer.currency)
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_transfer_reorder_title()}
      confirmLabel={m.desk_transfer_reorder_amount({ amount })}
      onConfirm={() =>
        act.send({
          act: 'reorder',
          advanceId: transfer.subject_id,
          iban: iban === transfer.iban ? undefined : iban,
        })
      }
    >
      <MoneyFacts transfer={transfer} iban={isWrong ? transfer.iban : iban} />
      <IbanField {...form.field('iban')} hint={m.desk_transfer_corrected_iban_hint()} />
      <p>{m.desk_transfer_effect_reorder()}</p>
    </ActForm>
  )
}
