import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { groupIban, normaliseIban } from '@daftar/rules/registry/iban'
import { ibanServerProblem } from '@daftar/rules/registry/iban-check'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/confirm-with-note.tsx'
import { HoldReasonField } from '../../../shared/hold-reason-field.tsx'
import { IbanField } from '../../../shared/iban-field.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import type { DeskPayoutWhole, PayoutAct } from '../queries.ts'
import { PayoutFacts } from './payout-facts.tsx'
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

function HoldPayout({ payout, onClose }: ActProps) {
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [tried, setTried] = useState(false)
  const act = usePayoutAct(payout, onClose)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_payout_hold_title()}
      confirmLabel={m.desk_payout_hold_confirm(amountOf(payout))}
      effect={m.desk_payout_hold_effect()}
      note={optionalNote()}
      onConfirm={(note) => {
        setTried(true)
        if (reason !== null) act.send({ act: 'hold', reason, note })
      }}
    >
      <PayoutFacts payout={payout} />
      <HoldReasonField value={reason} isMissing={tried && reason === null} onValueChange={setReason} />
    </ConfirmWithNote>
  )
}

function ReleasePayout({ payout, onClose }: ActProps) {
  const act = usePayoutAct(payout, onClose)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_payout_release_title()}
      confirmLabel={m.desk_payout_release_confirm(amountOf(payout))}
      effect={m.desk_payout_release_effect()}
      note={optionalNote()}
      onConfirm={(note) => act.send({ act: 'release', note })}
    >
      <PayoutFacts payout={payout} />
    </ConfirmWithNote>
  )
}

function ReissuePayout({ payout, onClose }: ActProps) {
  const [typed, setTyped] = useState(groupIban(payout.iban))
  const [bankName, setBankName] = useState('')
  const [tried, setTried] = useState(false)
  const act = usePayoutAct(payout, onClose)
  const iban = normaliseIban(typed)
  const isWrong = ibanServerProblem(typed) !== null
  const isChanged = iban !== payout.iban
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['iban', 'bank_name']}
      title={m.desk_payout_reissue_title()}
      confirmLabel={m.desk_payout_reissue_confirm(amountOf(payout))}
      onConfirm={() => {
        setTried(true)
        // What stands in the field is where it goes, also when it is not the merchant's account of today.
        if (!isWrong) act.send({ act: 'reissue', iban, bankName: isChanged ? bankName.trim() : '' })
      }}
    >
      <PayoutFacts payout={payout} />
      <IbanField
        label={m.desk_payout_reissue_iban()}
        hint={m.desk_payout_reissue_iban_hint()}
        error={tried && isWrong ? m.desk_iban_wrong() : fieldProblem(act.error, 'iban')}
        value={typed}
        onValueChange={setTyped}
      />
      {isChanged ? (
        <TextField
          label={m.desk_payout_reissue_bank()}
          hint={m.desk_payout_reissue_bank_hint()}
          optional={m.common_optional()}
          error={fieldProblem(act.error, 'bank_name')}
          maxLength={80}
          value={bankName}
          onValueChange={setBankName}
        />
      ) : null}
      <p>{m.desk_payout_reissue_effect()}</p>
    </ConfirmAct>
  )
}

function RollOverPayout({ payout, onClose }: ActProps) {
  const act = usePayoutAct(payout, onClose)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_payout_roll_over_title()}
      confirmLabel={m.desk_payout_roll_over_confirm(amountOf(payout))}
      effect={m.desk_payout_roll_over_effect()}
      note={optionalNote()}
      onConfirm={(note) => act.send({ act: 'roll_over', note })}
    >
      <PayoutFacts payout={payout} />
    </ConfirmWithNote>
  )
}

function ReturnPayout({ payout, onClose }: ActProps) {
  const act = usePayoutAct(payout, onClose)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_payout_return_title()}
      confirmLabel={m.desk_payout_return_confirm(amountOf(payout))}
      effect={m.desk_payout_return_effect()}
      note={{ field: 'reason', label: m.desk_payout_return_reason(), longest: 500 }}
      onConfirm={(reason) => act.send({ act: 'mark_returned', reason })}
    >
      <PayoutFacts payout={payout} />
    </ConfirmWithNote>
  )
}

/** A word that stays in the payout's history. */
function optionalNote() {
  return {
    field: 'note',
    label: m.desk_payout_note(),
    hint: m.desk_payout_note_hint(),
    isOptional: true,
    longest: 500,
  }
}

function amountOf({ net, currency }: DeskPayoutWhole): { amount: string } {
  return { amount: moneyText(net, currency) }
}
