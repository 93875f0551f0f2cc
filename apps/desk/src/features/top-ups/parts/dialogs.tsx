import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ibanCheck, IbanField, ibanField } from '../../../shared/money/iban-field.tsx'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { declineMutation, matchMutation, sendBackMutation, type TopUpLine } from '../queries.ts'

const longestNote = 300

type DialogProps = { line: TopUpLine; onClose: () => void; onDone: () => void }

const doneText =
  (done: () => string) =>
  ({ answer }: { answer: { state: 'done' | 'proposed' } }) =>
    answer.state === 'proposed' ? m.desk_top_up_done_proposed() : done()

function useMatch({ line, onDone }: DialogProps) {
  return useAct({
    mutation: matchMutation(useQueryClient(), line.id),
    doneText: doneText(m.desk_top_up_done_given),
    onDone,
  })
}

/** To the wallet whose reference stands in it. */
export function GiveToNamed(props: DialogProps) {
  const { line, onClose } = props
  const act = useMatch(props)
  const { named } = line
  if (!named) return null
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_top_up_give_title()}
      confirmLabel={m.desk_top_up_give()}
      onConfirm={() => act.send({ merchantId: named.merchant_id, note: '' })}
    >
      <LineFacts line={line} merchant={named} />
      <p>{m.desk_top_up_give_effect()}</p>
    </ConfirmAct>
  )
}

/** To a wallet that somebody of finance knows it is for; above the limit by two people. */
export function GiveToAnother(props: DialogProps) {
  const { line, onClose } = props
  const act = useMatch(props)
  const form = useActForm<{ merchant: Merchant | null; note: string }>({
    start: { merchant: null, note: '' },
    check: ({ merchant, note }) => ({
      merchant: merchant ? null : 'required',
      note: textProblem(note, { min: 3, max: longestNote }),
    }),
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'merchant_id' },
      note: { label: m.desk_top_up_note() },
    },
    error: act.error,
  })
  function give() {
    const { merchant, note } = form.values
    if (merchant) act.send({ merchantId: merchant.id, note: note.trim() })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_top_up_give_title()}
      confirmLabel={m.desk_top_up_give()}
      onConfirm={give}
    >
      <LineFacts line={line} />
      <MerchantField {...form.field('merchant')} />
      <TextArea {...form.field('note')} hint={m.desk_top_up_note_hint()} rows={3} maxLength={longestNote} />
      <p>{m.desk_top_up_hand_effect()}</p>
    </ActForm>
  )
}

/** Nobody's money: it was sent back at the bank. */
export function SendBack({ line, onClose, onDone }: DialogProps) {
  const act = useAct({
    mutation: sendBackMutation(useQueryClient(), line.id),
    doneText: doneText(m.desk_top_up_done_sent_back),
    onDone,
  })
  const form = useActForm({
    start: { iban: '', note: '' },
    check: ({ iban, note }) => ({
      ...ibanCheck({ iban }),
      note: textProblem(note, { min: 3, max: longestNote }),
    }),
    fields: { iban: ibanField(m.desk_top_up_back_to()), note: { label: m.desk_top_up_note() } },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_top_up_back_title()}
      confirmLabel={m.desk_top_up_send_back()}
      onConfirm={() => act.send({ iban: form.values.iban, note: form.values.note.trim() })}
    >
      <LineFacts line={line} />
      <IbanField {...form.field('iban')} hint={m.desk_top_up_back_hint()} />
      <TextArea {...form.field('note')} rows={3} maxLength={longestNote} />
      <p>{m.desk_top_up_back_effect()}</p>
    </ActForm>
  )
}

/** The second person confirms what the first one proposed. */
export function ConfirmProposal(props: DialogProps) {
  const { line, onClose, onDone } = props
  const give = useMatch(props)
  const back = useAct({
    mutation: sendBackMutation(useQueryClient(), line.id),
    doneText: doneText(m.desk_top_up_done_sent_back),
    onDone,
  })
  const { proposal } = line
  if (!proposal) return null
  const { merchant, iban, note } = proposal
  return (
    <ConfirmAct
      onClose={onClose}
      act={merchant ? give : back}
      title={merchant ? m.desk_top_up_give_title() : m.desk_top_up_back_title()}
      confirmLabel={m.desk_top_up_confirm()}
      onConfirm={() =>
        merchant ? give.send({ merchantId: merchant.merchant_id, note }) : back.send({ iban, note })
      }
    >
      <LineFacts line={line} merchant={merchant} />
      <p>{merchant ? m.desk_top_up_give_effect() : m.desk_top_up_back_effect()}</p>
    </ConfirmAct>
  )
}

/** What was proposed is dropped, or taken back by whoever proposed it. */
export function DeclineProposal({ line, isOwn, onClose, onDone }: DialogProps & { isOwn: boolean }) {
  const act = useAct({
    mutation: declineMutation(useQueryClient(), line.id),
    doneText: m.desk_top_up_done_dropped,
    onDone,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_top_up_drop_title()}
      confirmLabel={isOwn ? m.desk_top_up_take_back() : m.desk_top_up_drop()}
      keepLabel={m.desk_keep_proposal()}
      onConfirm={() => act.send(null)}
    >
      <LineFacts line={line} merchant={line.proposal?.merchant ?? null} />
      <p>{m.desk_top_up_drop_effect()}</p>
    </ConfirmAct>
  )
}

function LineFacts({ line, merchant = null }: { line: TopUpLine; merchant?: TopUpLine['named'] }) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={line.amount} currency={line.currency} size="large" />,
        },
        ...(merchant
          ? [
              {
                id: 'merchant',
                label: m.desk_top_up_for(),
                value: <MerchantName of={merchant} />,
              },
            ]
          : []),
      ]}
    />
  )
}
