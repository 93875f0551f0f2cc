import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { groupIban, normaliseIban } from '@daftar/rules/registry/iban'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { HoldReasonField } from '../../../shared/money/hold-reason-field.tsx'
import { ibanCheck, IbanField, ibanField } from '../../../shared/money/iban-field.tsx'
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
  const act = usePayoutAct(payout, onClose)
  const form = useActForm<{ reason: HoldReason | null; note: string }>({
    start: { reason: null, note: '' },
    check: ({ reason }) => ({ reason: reason ? null : 'choose_option' }),
    fields: { reason: { label: m.desk_hold_reason() }, note: { label: m.desk_payout_note() } },
    error: act.error,
  })
  function hold() {
    const { reason, note } = form.values
    if (reason) act.send({ act: 'hold', reason, note: note.trim() })
  }
  const { hint, longest } = optionalNote()
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_payout_hold_title()}
      confirmLabel={m.desk_payout_hold_confirm(amountOf(payout))}
      onConfirm={hold}
    >
      <PayoutFacts payout={payout} />
      <HoldReasonField {...form.field('reason')} />
      <TextArea
        {...form.field('note')}
        hint={hint}
        optional={m.common_optional()}
        rows={3}
        maxLength={longest}
      />
      <p>{m.desk_payout_hold_effect()}</p>
    </ActForm>
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
  const act = usePayoutAct(payout, onClose)
  const form = useActForm({
    start: { iban: groupIban(payout.iban), bankName: '' },
    check: ibanCheck,
    fields: {
      iban: ibanField(m.desk_payout_reissue_iban()),
      bankName: { label: m.desk_payout_reissue_bank(), wire: 'bank_name' },
    },
    error: act.error,
  })
  const { values } = form
  const iban = normaliseIban(values.iban)
  const isChanged = iban !== payout.iban
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_payout_reissue_title()}
      confirmLabel={m.desk_payout_reissue_confirm(amountOf(payout))}
      // What stands in the field is where it goes, also when it is not the merchant's account of today.
      onConfirm={() => act.send({ act: 'reissue', iban, bankName: isChanged ? values.bankName.trim() : '' })}
    >
      <PayoutFacts payout={payout} />
      <IbanField {...form.field('iban')} hint={m.desk_payout_reissue_iban_hint()} />
      {isChanged ? (
        <TextField
          {...form.field('bankName')}
          hint={m.desk_payout_reissue_bank_hint()}
          optional={m.common_optional()}
          maxLength={80}
        />
      ) : null}
      <p>{m.desk_payout_reissue_effect()}</p>
    </ActForm>
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
