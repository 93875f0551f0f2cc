import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { disputeTextMax, disputeTypes, type DisputeType } from '@daftar/rules/disputes/dispute'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { TextLine } from '../../../shared/text/text-line.tsx'
import { openMutation } from '../acts.ts'

interface Values {
  order_number: string
  type: DisputeType | null
  amount: string
  comment: string
}

/** Opens a dispute for a shopper who called, and leads to it. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const act = useAct({
    mutation: openMutation(useQueryClient()),
    doneText: () => m.desk_dispute_done_opened(),
    onDone: ({ id }) => void navigate({ href: addresses.oneDispute(id) }),
  })
  const start: Values = { order_number: '', type: null, amount: '', comment: '' }
  const form = useActForm({
    start,
    check: ({ order_number, type, comment }) => ({
      order_number: order_number.trim() === '' ? 'required' : null,
      type: type === null ? 'choose_option' : null,
      comment: comment.trim() === '' ? 'required' : null,
    }),
    fields: {
      order_number: { label: m.desk_dispute_order_number() },
      type: { label: m.desk_dispute_type() },
      amount: { label: m.desk_dispute_amount() },
      comment: { label: m.desk_dispute_said() },
    },
    error: act.error,
  })
  const { onValueChange, ...type } = form.field('type')
  function open() {
    const { order_number, type: chosen, amount, comment } = form.values
    if (chosen)
      act.send({ order_number, type: chosen, comment, ...(amount.trim() && { amount: amount.trim() }) })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_dispute_open()}
      confirmLabel={m.desk_dispute_open()}
      onConfirm={open}
    >
      <p>{m.desk_dispute_open_effect()}</p>
      <TextLine isLatin {...form.field('order_number')} />
      <Select
        {...type}
        placeholder={m.desk_dispute_type_choose()}
        options={disputeTypes.map((value) => ({ value, label: disputeTypeText(value) }))}
        onValueChange={(chosen) => onValueChange(disputeTypes.find((one) => one === chosen) ?? null)}
      />
      <TextLine
        isLatin
        hint={m.desk_dispute_amount_hint()}
        optional={m.common_optional()}
        {...form.field('amount')}
      />
      <TextArea {...form.field('comment')} rows={3} maxLength={disputeTextMax.comment} />
    </ActForm>
  )
}
