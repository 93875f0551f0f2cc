import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Drawer } from '@daftar/ui/drawer'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { Moment } from '../../../shared/moment.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import type { Adjustment } from '../queries.ts'
import { standingOf } from '../standing.ts'
import { reasonText } from '../words.ts'
import { AdjustmentState } from './adjustment-row.tsx'
import { ApproveAdjustment, RejectAdjustment } from './decide-adjustment.tsx'
import styles from '../../../shared/fields.module.css'

/** One adjustment, who proposed and decided it, and what may be done. */
export function AdjustmentDrawer({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const viewer = { id: useSession().id, mayAct: useFlags().can_run_settlement }
  const may = standingOf(adjustment, viewer)
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null)
  const closeDialog = () => setDialog(null)
  return (
    <>
      <Drawer
        open
        side="end"
        onOpenChange={(open) => !open && onClose()}
        title={adjustment.merchant_name}
        closeLabel={m.common_close()}
        actions={
          may.approve || may.reject ? (
            <>
              {may.reject ? (
                <Button onClick={() => setDialog('reject')}>
                  {may.isOwn ? m.desk_adjustment_withdraw() : m.desk_adjustment_reject()}
                </Button>
              ) : null}
              {may.approve ? (
                <Button variant="primary" onClick={() => setDialog('approve')}>
                  {m.desk_adjustment_approve()}
                </Button>
              ) : null}
            </>
          ) : null
        }
      >
        <div className={styles.drawer}>
          {may.isOwn ? (
            <Notice tone="warning" title={m.desk_waits_for_second()}>
              {m.desk_adjustment_own()}
            </Notice>
          ) : may.approve ? (
            <Notice tone="warning" title={m.desk_waits_for_second()}>
              {m.desk_adjustment_second_lead({ name: adjustment.proposed_by })}
            </Notice>
          ) : null}
          <DescriptionList facts={factsOf(adjustment)} />
        </div>
      </Drawer>
      {dialog === 'approve' ? <ApproveAdjustment adjustment={adjustment} onClose={closeDialog} /> : null}
      {dialog === 'reject' ? <RejectAdjustment adjustment={adjustment} onClose={closeDialog} /> : null}
    </>
  )
}

function factsOf(adjustment: Adjustment): Fact[] {
  const { status, decided_by, decided_at, decision_note, payout_id, payout_number } = adjustment
  return [
    { id: 'status', label: m.desk_status(), value: <AdjustmentState adjustment={adjustment} /> },
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={adjustment.amount} currency={adjustment.currency} size="large" sign="always" />,
    },
    { id: 'reason', label: m.desk_adjustment_reason(), value: reasonText(adjustment.reason) },
    { id: 'note', label: m.desk_adjustment_note(), value: <Typed>{adjustment.note}</Typed> },
    { id: 'by', label: m.desk_adjustment_proposed_by(), value: <Typed>{adjustment.proposed_by}</Typed> },
    { id: 'at', label: m.desk_adjustment_proposed_at(), value: <Moment at={adjustment.proposed_at} /> },
    ...(decided_by === null
      ? []
      : [{ id: 'decided-by', label: m.desk_adjustment_decided_by(), value: <Typed>{decided_by}</Typed> }]),
    ...(decided_at === null
      ? []
      : [{ id: 'decided-at', label: m.desk_adjustment_decided_at(), value: <Moment at={decided_at} /> }]),
    ...(decision_note === ''
      ? []
      : [
          {
            id: 'decision-note',
            label: m.desk_adjustment_decision_note(),
            value: <Typed>{decision_note}</Typed>,
          },
        ]),
    ...(status === 'approved'
      ? [
          {
            id: 'payout',
            label: m.desk_adjustment_payout(),
            value:
              payout_id === null ? (
                m.desk_adjustment_payout_next()
              ) : (
                <Link href={addresses.onePayout(payout_id)}>
                  <Ltr>{payout_number}</Ltr>
                </Link>
              ),
          },
        ]
      : []),
  ]
}
