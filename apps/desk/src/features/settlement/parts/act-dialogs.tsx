import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { holdReasons, type HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { groupIban, ibanServerProblem, normaliseIban } from '@daftar/rules/registry/iban'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { heldReasonText } from '../../../shared/payout-text.tsx'
import { fieldProblem } from '../../../shared/problem-text.ts'
import { textProblem } from '../../../shared/text-problem.ts'
import type { DeskPayoutWhole, PayoutAct } from '../queries.ts'
import { ActFrame } from './act-frame.tsx'
import { usePayoutAct } from './use-payout-act.ts'

type ActProps = { payout: DeskPayoutWhole; onClose: () => void }

/** The dialog of one act. */
export function ActDialog({ act, ...props }: ActProps & { act: PayoutAct }) {
  switch (act) {
    case 'hold':
      return <HoldPayout {...props} />
    case 'release':
      return <ReleasePayout {...props} />
    case 'reissue':
      return <ReissuePayout {...props} />
    case 'roll_over':
      return <RollOverPayout {...props} />
    case 'mark_returned':
      return <ReturnPayout {...props} />
  }
}

const longestNote = 500

function HoldPayout({ payout, onClose }: ActProps) {
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { send, ...state } = usePayoutAct(payout, onClose)
  return (
    <ActFrame
      {...{ payout, onClose, ...state }}
      title={m.desk_payout_hold_title()}
      confirmLabel={m.desk_payout_hold_confirm(amountOf(payout))}
      effect={m.desk_payout_hold_effect()}
      onConfirm={() => {
        setTried(true)
        if (reason !== null) send({ act: 'hold', reason, note: note.trim() })
      }}
    >
      <Select
        label={m.desk_hold_reason()}
        placeholder={m.desk_hold_reason_choose()}
        error={tried && reason === null ? fieldText('choose_option') : undefined}
        value={reason}
        options={holdReasons.map((value) => ({ value, label: heldReasonText(value) }))}
        onValueChange={(value) => setReason(holdReasons.find((one) => one === value) ?? null)}
      />
      <NoteField value={note} onChange={setNote} />
    </ActFrame>
  )
}

function ReleasePayout({ payout, onClose }: ActProps) {
  const [note, setNote] = useState('')
  const { send, ...state } = usePayoutAct(payout, onClose)
  return (
    <ActFrame
      {...{ payout, onClose, ...state }}
      title={m.desk_payout_release_title()}
      confirmLabel={m.desk_payout_release_confirm(amountOf(payout))}
      effect={m.desk_payout_release_effect()}
      onConfirm={() => send({ act: 'release', note: note.trim() })}
    >
      <NoteField value={note} onChange={setNote} />
    </ActFrame>
  )
}

function ReissuePayout({ payout, onClose }: ActProps) {
  const [typed, setTyped] = useState(groupIban(payout.iban))
  const [tried, setTried] = useState(false)
  const { send, ...state } = usePayoutAct(payout, onClose)
  const iban = normaliseIban(typed)
  const isWrong = ibanServerProblem(typed) !== null
  return (
    <ActFrame
      {...{ payout, onClose, ...state }}
      fields={['iban']}
      title={m.desk_payout_reissue_title()}
      confirmLabel={m.desk_payout_reissue_confirm(amountOf(payout))}
      effect={m.desk_payout_reissue_effect()}
      onConfirm={() => {
        setTried(true)
        if (!isWrong) send({ act: 'reissue', iban: iban === payout.iban ? undefined : iban })
      }}
    >
      <TextField
        label={m.desk_payout_reissue_iban()}
        hint={m.desk_payout_reissue_iban_hint()}
        error={tried && isWrong ? m.desk_iban_wrong() : fieldProblem(state.error, 'iban')}
        value={typed}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
        onValueChange={setTyped}
        onBlur={() => setTyped(groupIban(typed))}
      />
    </ActFrame>
  )
}

function RollOverPayout({ payout, onClose }: ActProps) {
  const [note, setNote] = useState('')
  const { send, ...state } = usePayoutAct(payout, onClose)
  return (
    <ActFrame
      {...{ payout, onClose, ...state }}
      title={m.desk_payout_roll_over_title()}
      confirmLabel={m.desk_payout_roll_over_confirm(amountOf(payout))}
      effect={m.desk_payout_roll_over_effect()}
      onConfirm={() => send({ act: 'roll_over', note: note.trim() })}
    >
      <NoteField value={note} onChange={setNote} />
    </ActFrame>
  )
}

function ReturnPayout({ payout, onClose }: ActProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { send, ...state } = usePayoutAct(payout, onClose)
  const wrong = textProblem(reason, { min: 3, max: longestNote })
  return (
    <ActFrame
      {...{ payout, onClose, ...state }}
      fields={['reason']}
      title={m.desk_payout_return_title()}
      confirmLabel={m.desk_payout_return_confirm(amountOf(payout))}
      effect={m.desk_payout_return_effect()}
      onConfirm={() => {
        setTried(true)
        if (!wrong) send({ act: 'mark_returned', reason: reason.trim() })
      }}
    >
      <TextArea
        label={m.desk_payout_return_reason()}
        error={tried && wrong ? fieldText(wrong) : fieldProblem(state.error, 'reason')}
        rows={3}
        maxLength={longestNote}
        value={reason}
        onValueChange={setReason}
      />
    </ActFrame>
  )
}

function NoteField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextArea
      label={m.desk_payout_note()}
      optional={m.common_optional()}
      hint={m.desk_payout_note_hint()}
      rows={2}
      maxLength={longestNote}
      value={value}
      onValueChange={onChange}
    />
  )
}

function amountOf({ net, currency }: DeskPayoutWhole): { amount: string } {
  return { amount: moneyText(net, currency) }
}
