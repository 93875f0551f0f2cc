import { groupPhone } from '@daftar/rules/contact/phone'
import { mandateLooks } from '@daftar/rules/capital/debits/mandate-status'
import { Badge } from '@daftar/ui/badge'
import type { Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { useFlags } from '../../../shared/session.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { mandateActs } from '../possible-acts.ts'
import { mandateMutation, type DeskMandate } from '../queries.ts'
import { mandateActWords } from '../words.ts'
import { mandateStatusText } from '../../../shared/money/mandate-text.ts'
import { AdvanceLink } from '../../../shared/money/advance-link.tsx'
import { ActsDrawer } from './acts-drawer.tsx'
import { StartMandate } from './start-mandate.tsx'
import { TellDialog } from './tell-dialog.tsx'

export function MandateBadge({ status }: Pick<DeskMandate, 'status'>) {
  return <Badge tone={badgeTone(mandateLooks[status].tone)}>{mandateStatusText(status)}</Badge>
}

/** One mandate, and what may be done about it. */
export function MandateDrawer({ mandate, onClose }: { mandate: DeskMandate; onClose: () => void }) {
  const act = useAct({
    mutation: mandateMutation(useQueryClient(), mandate),
    doneText: m.desk_mandate_done,
    onDone: onClose,
  })
  return (
    <ActsDrawer
      of={mandate}
      facts={factsOf(mandate)}
      acts={mandateActs(mandate, useFlags().can_move_mandates)}
      words={mandateActWords}
      onward={['active', 'start']}
      onClose={onClose}
      renderDialog={(asked, close) =>
        asked === 'start' ? (
          <StartMandate
            act={act}
            phone={mandate.phone}
            onConfirm={(phone) => act.send({ act: asked, phone })}
            onClose={close}
          />
        ) : (
          <TellDialog
            key={asked}
            act={act}
            {...mandateActWords[asked]}
            asks={asked === 'resend' ? null : asked === 'active' ? 'bank_reference' : 'reason'}
            isDanger={asked !== 'active' && asked !== 'resend'}
            onConfirm={(note) => act.send(asked === 'resend' ? { act: asked } : { act: asked, note })}
            onClose={close}
          />
        )
      }
    />
  )
}

function factsOf(mandate: DeskMandate): Fact[] {
  const { currency, signed_at, decided_at, sms_sent_at } = mandate
  return [
    { id: 'status', label: m.desk_status(), value: <MandateBadge status={mandate.status} /> },
    { id: 'reference', label: m.desk_reference_label(), value: <Ltr>{mandate.reference}</Ltr> },
    { id: 'advance', label: m.desk_mandate_advance(), value: <AdvanceLink id={mandate.loan_id} /> },
    {
      id: 'weekly',
      label: m.desk_mandate_weekly(),
      value: <Money value={mandate.weekly_amount} currency={currency} />,
    },
    {
      id: 'left',
      label: m.desk_mandate_left(),
      value: <Money value={mandate.outstanding_amount} currency={currency} size="strong" />,
    },
    { id: 'iban', label: m.desk_iban(), value: <Iban value={mandate.iban} /> },
    { id: 'phone', label: m.desk_mandate_phone(), value: <Ltr>{groupPhone(mandate.phone)}</Ltr> },
    { id: 'sms', label: m.desk_mandate_sms(), value: <Ltr>{String(mandate.sms_sent)}</Ltr> },
    ...factIf('sms-at', m.desk_mandate_sms_at(), sms_sent_at && <Moment at={sms_sent_at} />),
    { id: 'created', label: m.desk_mandate_made_at(), value: <Moment at={mandate.created_at} /> },
    ...factIf('signed', m.desk_mandate_signed_at(), signed_at && <Moment at={signed_at} />),
    ...factIf('decided', m.desk_decided_at(), decided_at && <Moment at={decided_at} />),
    ...factIf('bank', m.desk_bank_reference(), mandate.bank_reference && <Ltr>{mandate.bank_reference}</Ltr>),
    ...factIf('reason', m.desk_reason(), mandate.ended_reason && <Typed>{mandate.ended_reason}</Typed>),
  ]
}
