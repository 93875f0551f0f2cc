import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { useFlags, useSession } from '../../../shared/session.ts'
import { transferKindText } from '../../../shared/money/transfer-text.ts'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import { firstLookOf } from '../first-look.ts'
import { possibleActs } from '../possible-acts.ts'
import type { Transfer, TransferIntent } from '../queries.ts'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { RejectTransfer } from './reject-transfer.tsx'
import { ReorderTransfer } from './reorder-transfer.tsx'
import { firstLookFacts } from './first-look-facts.tsx'
import { TransferState } from './transfer-words.tsx'

/** One transfer, and what may be told about it. */
export function TransferDrawer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const viewer = { id: useSession().id, mayConfirm: useFlags().can_confirm_transfers }
  const [dialog, setDialog] = useState<TransferIntent['act'] | null>(null)
  const acts = possibleActs(transfer, viewer)
  const closeDialog = () => setDialog(null)
  return (
    <>
      <DetailDrawer
        title={merchantNameText(transfer)}
        merchantId={transfer.merchant_id}
        onClose={onClose}
        actions={
          acts.confirm || acts.reject || acts.reorder ? (
            <>
              {acts.reject ? (
                <Button onClick={() => setDialog('reject')}>{m.desk_transfer_reject()}</Button>
              ) : null}
              {acts.reorder ? (
                <Button variant="primary" onClick={() => setDialog('reorder')}>
                  {m.desk_transfer_reorder()}
                </Button>
              ) : null}
              {acts.confirm ? (
                <Button variant="primary" onClick={() => setDialog('confirm')}>
                  {m.desk_transfer_confirm()}
                </Button>
              ) : null}
            </>
          ) : null
        }
      >
        {acts.ownProposal ? (
          <WaitsForSecond>{m.desk_transfer_own_proposal()}</WaitsForSecond>
        ) : transfer.proposed_by !== null && transfer.status === 'ordered' ? (
          <WaitsForSecond>{m.desk_transfer_proposed_by({ name: transfer.proposed_by })}</WaitsForSecond>
        ) : transfer.needs_second ? (
          <Notice>{m.desk_transfer_needs_second()}</Notice>
        ) : null}
        <DescriptionList facts={factsOf(transfer)} />
      </DetailDrawer>
      {dialog === 'confirm' ? <ConfirmTransfer transfer={transfer} onClose={closeDialog} /> : null}
      {dialog === 'reject' ? <RejectTransfer transfer={transfer} onClose={closeDialog} /> : null}
      {dialog === 'reorder' ? (
        <ReorderTransfer transfer={transfer} onClose={closeDialog} onDone={onClose} />
      ) : null}
    </>
  )
}

function factsOf(transfer: Transfer): Fact[] {
  const { bank_reference, decided_at, reject_reason } = transfer
  return [
    { id: 'status', label: m.desk_status(), value: <TransferState transfer={transfer} /> },
    { id: 'kind', label: m.desk_transfer_kind(), value: transferKindText(transfer.kind) },
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={transfer.amount} currency={transfer.currency} size="large" />,
    },
    { id: 'beneficiary', label: m.desk_beneficiary(), value: <Typed>{transfer.beneficiary}</Typed> },
    { id: 'iban', label: m.desk_iban(), value: <Iban value={transfer.iban} /> },
    { id: 'reference', label: m.desk_reference_label(), value: <Ltr>{transfer.reference}</Ltr> },
    { id: 'ordered', label: m.desk_ordered_at(), value: <Moment at={transfer.ordered_at} /> },
    ...firstLookFacts(firstLookOf(transfer)),
    ...factIf('bank', m.desk_bank_reference(), bank_reference && <Ltr>{bank_reference}</Ltr>),
    ...factIf('decided', m.desk_decided_at(), decided_at && <Moment at={decided_at} />),
    ...factIf('reason', m.desk_reason(), reject_reason && <Typed>{reject_reason}</Typed>),
  ]
}
