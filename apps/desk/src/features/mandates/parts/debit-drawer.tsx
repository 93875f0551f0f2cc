import { presentationLooks } from '@daftar/rules/capital/advances/debit-status'
import { Badge } from '@daftar/ui/badge'
import type { Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useQueryClient } from '@tanstack/react-query'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { useFlags } from '../../../shared/session.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { debitActs } from '../possible-acts.ts'
import { debitMutation, type DeskDebit } from '../queries.ts'
import { debitActWords, debitStatusWords } from '../words.ts'
import { AdvanceLink } from '../../../shared/money/advance-link.tsx'
import { ActsDrawer } from './acts-drawer.tsx'
import { ReceiveDebit } from './receive-debit.tsx'
import { TellDialog } from './tell-dialog.tsx'

export function DebitBadge({ status, chased_on }: Pick<DeskDebit, 'status' | 'chased_on'>) {
  if (status === 'pending' && chased_on !== null) return <Badge tone="negative">{m.desk_debit_late()}</Badge>
  return <Badge tone={badgeTone(presentationLooks[status].tone)}>{debitStatusWords[status]()}</Badge>
}

/** One debit, and what may be told about it. */
export function DebitDrawer({ debit, onClose }: { debit: DeskDebit; onClose: () => void }) {
  const act = useAct({
    mutation: debitMutation(useQueryClient(), debit.id),
    doneText: m.desk_debit_done,
    onDone: onClose,
  })
  return (
    <ActsDrawer
      of={debit}
      facts={factsOf(debit)}
      acts={debitActs(debit, useFlags().can_settle_debits)}
      words={debitActWords}
      onward={['paid', 'receive']}
      onClose={onClose}
      renderDialog={(asked, close) =>
        asked === 'receive' ? (
          <ReceiveDebit
            act={act}
            debit={debit}
            onConfirm={(receivedOn, bankReference) => act.send({ act: asked, receivedOn, bankReference })}
            onClose={close}
          />
        ) : (
          <TellDialog
            key={asked}
            act={act}
            {...debitActWords[asked]}
            asks={asked === 'paid' ? 'bank_reference' : 'reason'}
            isDanger={asked !== 'paid'}
            onConfirm={(note) => act.send({ act: asked, note })}
            onClose={close}
          />
        )
      }
    />
  )
}

function factsOf(debit: DeskDebit): Fact[] {
  const { currency, decided_at, retry_on, received_on, chased_on } = debit
  const day = (date: string) => <Ltr>{dateText(date)}</Ltr>
  return [
    { id: 'status', label: m.desk_status(), value: <DebitBadge {...debit} /> },
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={debit.amount} currency={currency} size="large" />,
    },
    {
      id: 'repaid',
      label: m.desk_debit_repaid(),
      value: <Money value={debit.repaid_amount} currency={currency} />,
    },
    { id: 'reference', label: m.desk_reference_label(), value: <Ltr>{debit.reference}</Ltr> },
    { id: 'advance', label: m.desk_mandate_advance(), value: <AdvanceLink id={debit.loan_id} /> },
    { id: 'iban', label: m.desk_iban(), value: <Iban value={debit.iban} /> },
    { id: 'week', label: m.desk_debit_week(), value: day(debit.week_start) },
    { id: 'attempt', label: m.desk_debit_attempt(), value: <Ltr>{String(debit.attempt)}</Ltr> },
    { id: 'presented', label: m.desk_debit_presented(), value: day(debit.presented_on) },
    ...factIf('chased', m.desk_debit_chased(), chased_on && day(chased_on)),
    ...factIf('decided', m.desk_decided_at(), decided_at && <Moment at={decided_at} />),
    ...factIf('bank', m.desk_bank_reference(), debit.bank_reference && <Ltr>{debit.bank_reference}</Ltr>),
    ...factIf('received', m.desk_debit_received(), received_on && day(received_on)),
    ...factIf('retry', m.desk_debit_retry(), retry_on && day(retry_on)),
    ...factIf('reason', m.desk_reason(), debit.reason && <Typed>{debit.reason}</Typed>),
  ]
}
