import { DescriptionList } from '@daftar/ui/description-list'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { differsFrom, firstLookOf } from '../first-look.ts'
import { transferMutation, type Transfer } from '../queries.ts'
import { firstLookFacts } from './first-look-facts.tsx'
import { MoneyFacts } from './money-facts.tsx'

/**
 * The bank has paid. The first of two people proposes; the second one sees what the first one entered, reads
 * the bank's statement again and confirms.
 */
export function ConfirmTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const act = useAct({
    mutation: transferMutation(useQueryClient(), transfer.id),
    doneText: ({ answer }) =>
      answer.status === 'confirmed' ? m.desk_transfer_done_confirmed() : m.desk_transfer_done_proposed(),
    onDone: onClose,
  })
  const form = useActForm({
    start: { reference: '' },
    check: ({ reference }) => ({ reference: textProblem(reference, { min: 3, max: 60 }) }),
    fields: { reference: { label: m.desk_bank_reference(), wire: 'bank_reference' } },
    error: act.error,
  })
  const { reference } = form.values
  const first = firstLookOf(transfer)
  const isFirstOfTwo = transfer.needs_second && transfer.proposed_by_id === null
  const amount = moneyText(transfer.amount, transfer.currency)
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_transfer_confirm_title()}
      confirmLabel={
        isFirstOfTwo ? m.desk_transfer_propose({ amount }) : m.desk_transfer_confirm_amount({ amount })
      }
      onConfirm={() => act.send({ act: 'confirm', bankReference: reference.trim() })}
    >
      <MoneyFacts transfer={transfer} />
      {first ? <DescriptionList facts={firstLookFacts(first)} /> : null}
      <TextField
        {...form.field('reference')}
        hint={m.desk_bank_reference_hint()}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
      />
      {first && differsFrom(first, reference) ? (
        <Notice tone="warning" live="status">
          {m.desk_transfer_reference_differs({ name: first.by, reference: first.reference })}
        </Notice>
      ) : null}
      <p>
        {transfer.kind === 'advance' ? m.desk_transfer_effect_advance() : m.desk_transfer_effect_payout()}
      </p>
      {isFirstOfTwo ? <Notice tone="warning">{m.desk_transfer_effect_second()}</Notice> : null}
    </ActForm>
  )
}
