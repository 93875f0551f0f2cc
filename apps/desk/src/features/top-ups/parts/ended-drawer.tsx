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
import type { EndedTopUp } from '../queries.ts'
import { ConfirmUndo, KeepThere, ProposeUndo } from './undo-dialogs.tsx'

type Dialog = 'propose' | 'confirm' | 'keep'

/** Money that was given to a wallet or sent back; out of a wallet two people take it again. */
export function EndedDrawer({ line, onClose }: { line: EndedTopUp; onClose: () => void }) {
  const mayAct = useFlags().can_reconcile && line.merchant !== null
  const isOwn = line.undo?.by_id === useSession().id
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const shared = { line, onClose: () => setDialog(null), onDone: onClose }
  return (
    <>
      <DetailDrawer
        title={m.desk_top_up()}
        merchantId={line.merchant?.merchant_id}
        onClose={onClose}
        actions={mayAct ? <Acts line={line} isOwn={isOwn} onChoose={setDialog} /> : null}
      >
        {line.undo ? (
          <WaitsForSecond>
            {isOwn ? m.desk_top_up_undo_own() : m.desk_top_up_undo_lead({ name: line.undo.by })}
          </WaitsForSecond>
        ) : null}
        <DescriptionList facts={factsOf(line)} />
      </DetailDrawer>
      {dialog === 'propose' ? <ProposeUndo {...shared} /> : null}
      {dialog === 'confirm' ? <ConfirmUndo {...shared} /> : null}
      {dialog === 'keep' ? <KeepThere {...shared} /> : null}
    </>
  )
}

type ActsProps = { line: EndedTopUp; isOwn: boolean; onChoose: (dialog: Dialog) => void }

/** Whoever proposed it takes that back; everybody else confirms it or leaves the money there. */
function Acts({ line, isOwn, onChoose }: ActsProps) {
  if (!line.undo) return <Button onClick={() => onChoose('propose')}>{m.desk_top_up_undo()}</Button>
  return (
    <>
      <Button onClick={() => onChoose('keep')}>{m.desk_top_up_undo_keep()}</Button>
      {isOwn ? null : (
        <Button variant="primary" onClick={() => onChoose('confirm')}>
          {m.desk_top_up_undo()}
        </Button>
      )}
    </>
  )
}

function factsOf(line: EndedTopUp): Fact[] {
  const { merchant, iban, note, undo } = line
  return [
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={line.amount} currency={line.currency} size="large" />,
    },
    {
      id: 'end',
      label: m.desk_top_up_end(),
      value: merchant ? <MerchantName of={merchant} /> : <Ltr>{iban}</Ltr>,
    },
    { id: 'day', label: m.desk_top_up_day(), value: <CalendarDay date={line.booked_on} /> },
    { id: 'text', label: m.desk_top_up_text(), value: <Typed>{line.text}</Typed> },
    { id: 'reference', label: m.desk_bank_reference(), value: <Ltr>{line.bank_reference}</Ltr> },
    ...factIf('note', m.desk_top_up_note(), note && <Typed>{note}</Typed>),
    { id: 'by', label: m.desk_top_up_by(), value: <Typed>{line.decided_by}</Typed> },
    { id: 'at', label: m.desk_decided_at(), value: <Moment at={line.decided_at} /> },
    ...factIf('undo', m.desk_top_up_undo_waits(), undo && <Typed>{undo.note}</Typed>),
  ]
}
