import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import type { TopUpLine } from '../queries.ts'
import { ConfirmProposal, DeclineProposal, GiveToAnother, GiveToNamed, SendBack } from './dialogs.tsx'

type Dialog = 'named' | 'another' | 'back' | 'confirm' | 'decline'

/** Money that came in, and what may be done with it. */
export function TopUpDrawer({ line, onClose }: { line: TopUpLine; onClose: () => void }) {
  const mayAct = useFlags().can_reconcile
  const isOwn = line.proposal?.by_id === useSession().id
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const closeDialog = () => setDialog(null)
  const shared = { line, onClose: closeDialog, onDone: onClose }
  return (
    <>
      <DetailDrawer
        title={m.desk_top_up()}
        merchantId={line.named?.merchant_id}
        onClose={onClose}
        actions={mayAct ? <Acts line={line} isOwn={isOwn} onChoose={setDialog} /> : null}
      >
        {line.proposal ? (
          <WaitsForSecond>
            {isOwn ? m.desk_top_up_own() : m.desk_top_up_second_lead({ name: line.proposal.by })}
          </WaitsForSecond>
        ) : null}
        <DescriptionList facts={factsOf(line)} />
      </DetailDrawer>
      {dialog === 'named' ? <GiveToNamed {...shared} /> : null}
      {dialog === 'another' ? <GiveToAnother {...shared} /> : null}
      {dialog === 'back' ? <SendBack {...shared} /> : null}
      {dialog === 'confirm' ? <ConfirmProposal {...shared} /> : null}
      {dialog === 'decline' ? <DeclineProposal {...shared} isOwn={isOwn} /> : null}
    </>
  )
}

/** Whoever proposed something takes it back; everybody else confirms or drops it. */
function Acts({
  line,
  isOwn,
  onChoose,
}: {
  line: TopUpLine
  isOwn: boolean
  onChoose: (dialog: Dialog) => void
}) {
  if (line.proposal)
    return (
      <>
        <Button onClick={() => onChoose('decline')}>
          {isOwn ? m.desk_top_up_take_back() : m.desk_top_up_drop()}
        </Button>
        {isOwn ? null : (
          <Button variant="primary" onClick={() => onChoose('confirm')}>
            {m.desk_top_up_confirm()}
          </Button>
        )}
      </>
    )
  return (
    <>
      <Button onClick={() => onChoose('back')}>{m.desk_top_up_send_back()}</Button>
      <Button {...(!line.named && { variant: 'primary' as const })} onClick={() => onChoose('another')}>
        {line.named ? m.desk_top_up_another() : m.desk_top_up_give()}
      </Button>
      {line.named ? (
        <Button variant="primary" onClick={() => onChoose('named')}>
          {m.desk_top_up_give()}
        </Button>
      ) : null}
    </>
  )
}

export function factsOf(line: TopUpLine): Fact[] {
  const { named, proposal } = line
  return [
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={line.amount} currency={line.currency} size="large" />,
    },
    { id: 'day', label: m.desk_top_up_day(), value: <CalendarDay date={line.booked_on} /> },
    { id: 'text', label: m.desk_top_up_text(), value: <Typed>{line.text}</Typed> },
    { id: 'reference', label: m.desk_bank_reference(), value: <Ltr>{line.bank_reference}</Ltr> },
    {
      id: 'named',
      label: m.desk_top_up_wallet(),
      value: named ? <MerchantName of={named} /> : m.desk_top_up_wallet_nobody(),
    },
    { id: 'file', label: m.desk_top_up_file(), value: <Typed>{line.file_name}</Typed> },
    ...factIf('for', m.desk_top_up_for(), proposal?.merchant && <MerchantName of={proposal.merchant} />),
    ...factIf('iban', m.desk_top_up_back_to(), proposal?.iban && <Ltr>{proposal.iban}</Ltr>),
    ...factIf('note', m.desk_top_up_note(), proposal?.note && <Typed>{proposal.note}</Typed>),
    ...factIf('by', m.desk_top_up_proposed(), proposal && <Typed>{proposal.by}</Typed>),
    ...factIf('at', m.desk_top_up_proposed_at(), proposal && <Moment at={proposal.at} />),
  ]
}
