import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useState } from 'react'
import { Iban } from '../../../shared/iban.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { transferKindText } from '../../../shared/transfer-text.ts'
import { useFlags, useSession } from '../../../shared/session.ts'
import { firstLookOf } from '../first-look.ts'
import { possibleActs } from '../possible-acts.ts'
import type { Transfer, TransferAct } from '../queries.ts'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { RejectTransfer } from './reject-transfer.tsx'
import { ReorderTransfer } from './reorder-transfer.tsx'
import { firstLookFacts } from './first-look-facts.tsx'
import { TransferState } from './transfer-words.tsx'
import styles from './transfers.module.css'

type TransferDrawerProps = { transfer: Transfer | null; onClose: () => void }

/** One transfer, and what may be told about it. */
export function TransferDrawer({ transfer, onClose }: TransferDrawerProps) {
  const viewer = { id: useSession().id, mayConfirm: useFlags().can_confirm_transfers }
  const [dialog, setDialog] = useState<TransferAct['act'] | null>(null)
  if (!transfer) return null
  const acts = possibleActs(transfer, viewer)
  const closeDialog = () => setDialog(null)
  return (
    <>
      <Drawer
        open
        side="end"
        onOpenChange={(open) => !open && onClose()}
        title={transfer.merchant_name}
        closeLabel={m.common_close()}
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
        <div className={styles.drawer}>
          {acts.ownProposal ? (
            <Notice tone="warning" title={m.desk_waits_for_second()}>
              {m.desk_transfer_own_proposal()}
            </Notice>
          ) : transfer.proposed_by !== null && transfer.status === 'ordered' ? (
            <Notice tone="warning" title={m.desk_waits_for_second()}>
              {m.desk_transfer_proposed_by({ name: transfer.proposed_by })}
            </Notice>
          ) : transfer.needs_second ? (
            <Notice>{m.desk_transfer_needs_second()}</Notice>
          ) : null}
          <DescriptionList facts={factsOf(transfer)} />
        </div>
      </Drawer>
      {dialog === 'confirm' ? <ConfirmTransfer transfer={transfer} onClose={closeDialog} /> : null}
      {dialog === 'reject' ? <RejectTransfer transfer={transfer} onClose={closeDialog} /> : null}
      {dialog === 'reorder' ? (
        <ReorderTransfer transfer={transfer} onClose={closeDialog} onDone={onClose} />
      ) : null}
    </>
  )
}

function factsOf(transfer: Transfer): Fact[] {
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
    ...(transfer.bank_reference === null
      ? []
      : [{ id: 'bank', label: m.desk_bank_reference(), value: <Ltr>{transfer.bank_reference}</Ltr> }]),
    ...(transfer.decided_at === null
      ? []
      : [{ id: 'decided', label: m.desk_decided_at(), value: <Moment at={transfer.decided_at} /> }]),
    ...(transfer.reject_reason === null
      ? []
      : [{ id: 'reason', label: m.desk_reason(), value: <Typed>{transfer.reject_reason}</Typed> }]),
  ]
}
