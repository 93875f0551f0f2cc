import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { bankAccountDeclines, type BankAccountDecline } from '@daftar/rules/merchants/bank-account-change'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { bankDeclineText } from '@daftar/words/bank-decline-text'
import { merchantNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { Iban } from '../../../shared/money/iban.tsx'
import { actMutation, type BankAct } from '../acts.ts'
import type { BankAccountCase } from '../queries.ts'
import type { Asking } from './decision-pane.tsx'

const longestNote = 500

type DialogProps = { opened: BankAccountCase; onClose: () => void }

/** Asks before a decision: what it does, and what has to be said for it. */
export function BankDialog({ asking, ...props }: DialogProps & { asking: Asking }) {
  switch (asking) {
    case 'approve':
      return <ApproveDialog {...props} />
    case 'decline':
      return <DeclineDialog {...props} />
    case 'stop':
      return (
        <NoteDialog
          {...props}
          act="stop"
          title={m.desk_bank_stop()}
          effect={m.desk_bank_stop_effect()}
          done={m.desk_bank_done_stopped}
        />
      )
    case 'settle':
      return (
        <NoteDialog
          {...props}
          act="settle"
          title={m.desk_bank_settle()}
          effect={m.desk_bank_settle_effect()}
          done={m.desk_bank_done_settled}
        />
      )
  }
}

function useBankAct({ opened, onClose }: DialogProps, doneText: () => string) {
  return useAct<BankAct, BankAccountCase>({
    mutation: actMutation(useQueryClient(), opened.id),
    doneText,
    onDone: onClose,
  })
}

function ApproveDialog(props: DialogProps) {
  const act = useBankAct(props, m.desk_bank_done_approved)
  const isAgainst = props.opened.checks.some(({ holds }) => !holds)
  return (
    <ConfirmWithNote
      act={act}
      onClose={props.onClose}
      title={m.desk_bank_approve_title()}
      confirmLabel={m.desk_approve()}
      note={{
        field: 'note',
        label: m.desk_note(),
        hint: isAgainst ? m.desk_bank_note_against() : m.desk_note_hint(),
        isOptional: !isAgainst,
        longest: longestNote,
      }}
      effect={m.desk_bank_approve_effect()}
      onConfirm={(note) => act.send({ act: 'approve', note })}
    >
      <Subject opened={props.opened} />
    </ConfirmWithNote>
  )
}

/** Whose new account it is about. */
function Subject({ opened }: Pick<DialogProps, 'opened'>) {
  const { holder, after } = opened
  return (
    <DescriptionList
      facts={[
        {
          id: 'merchant',
          label: m.desk_merchant(),
          value: <Typed>{merchantNameText(opened)}</Typed>,
        },
        { id: 'holder', label: m.desk_bank_holder(), value: <Typed>{holder}</Typed> },
        { id: 'iban', label: m.desk_bank_iban(), value: <Iban value={after.iban} /> },
      ]}
    />
  )
}

type NoteDialogProps = DialogProps & {
  act: 'stop' | 'settle'
  title: string
  effect: string
  done: () => string
}

function NoteDialog({ act: name, title, effect, done, ...props }: NoteDialogProps) {
  const act = useBankAct(props, done)
  return (
    <ConfirmWithNote
      act={act}
      onClose={props.onClose}
      title={title}
      confirmLabel={title}
      note={{ field: 'note', label: m.desk_bank_said(), longest: longestNote }}
      effect={effect}
      onConfirm={(note) => act.send({ act: name, note })}
    >
      <Subject opened={props.opened} />
    </ConfirmWithNote>
  )
}

function DeclineDialog(props: DialogProps) {
  const act = useBankAct(props, m.desk_bank_done_declined)
  const form = useActForm<{ reason: BankAccountDecline | null; note: string }>({
    start: { reason: null, note: '' },
    check: ({ reason }) => ({ reason: reason === null ? 'choose_option' : null }),
    fields: { reason: { label: m.desk_bank_reason() }, note: { label: m.desk_note() } },
    error: act.error,
  })
  const { onValueChange, ...reason } = form.field('reason')
  function decline() {
    const { reason: chosen, note } = form.values
    if (chosen) act.send({ act: 'decline', reason: chosen, note: note.trim() })
  }
  return (
    <ActForm
      {...{ act, form }}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_bank_decline_title()}
      confirmLabel={m.desk_reject()}
      onConfirm={decline}
    >
      <Subject opened={props.opened} />
      <p>{m.desk_bank_decline_effect()}</p>
      <Select
        {...reason}
        placeholder={m.desk_bank_reason_choose()}
        options={bankAccountDeclines.map((value) => ({ value, label: bankDeclineText(value) }))}
        onValueChange={(chosen) => onValueChange(bankAccountDeclines.find((one) => one === chosen) ?? null)}
      />
      <TextArea
        {...form.field('note')}
        optional={m.common_optional()}
        hint={m.desk_note_hint()}
        rows={2}
        maxLength={longestNote}
      />
    </ActForm>
  )
}
