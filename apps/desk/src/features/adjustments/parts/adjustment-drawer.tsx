import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import { useFlags, useSession } from '../../../shared/session.ts'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import type { Adjustment } from '../queries.ts'
import { standingOf } from '../standing.ts'
import { reasonText } from '../words.ts'
import { AdjustmentState } from './adjustment-row.tsx'
import { ApproveAdjustment, RejectAdjustment } from './decide-adjustment.tsx'

/** One adjustment, who proposed and decided it, and what may be done. */
export function AdjustmentDrawer({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const viewer = { id: useSession().id, mayAct: useFlags().can_run_settlement }
  const may = standingOf(adjustment, viewer)
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null)
  const closeDialog = () => setDialog(null)
  return (
    <>
      <DetailDrawer
        title={merchantNameText(adjustment)}
        merchantId={adjustment.merchant_id}
        onClose={onClose}
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
        {may.isOwn ? (
          <WaitsForSecond>{m.desk_adjustment_own()}</WaitsForSecond>
        ) : may.approve ? (
          <WaitsForSecond>{m.desk_adjustment_second_lead({ name: adjustment.proposed_by })}</WaitsForSecond>
        ) : null}
        <DescriptionList facts={factsOf(adjustment)} />
      </DetailDrawer>
      {dialog === 'approve' ? <ApproveAdjustment adjustment={adjustment} onClose={closeDialog} /> : null}
      {dialog === 'reject' ? (
        <RejectAdjustment adjustment={adjustment} isOwn={may.isOwn} onClose={closeDialog} />
      ) : null}
    </>
  )
}

function factsOf(adjustment: Adjustment): Fact[] {
  const { status, decided_by, decided_at, decision_note } = adjustment
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
    ...factIf('decided-by', m.desk_adjustment_decided_by(), decided_by && <Typed>{decided_by}</Typed>),
    ...factIf('decided-at', m.desk_adjustment_decided_at(), decided_at && <Moment at={decided_at} />),
    ...factIf(
      'decision-note',
      m.desk_adjustment_decision_note(),
      decision_note && <Typed>{decision_note}</Typed>,
    ),
    ...factIf('payout', m.desk_adjustment_payout(), status === 'approved' && <InPayout of={adjustment} />),
  ]
}

/** The payout it is a line of, or that it will be in the next one. */
function InPayout({ of: { payout_id, payout_number } }: { of: Adjustment }) {
  if (payout_id === null) return m.desk_adjustment_payout_next()
  return (
    <Link href={addresses.onePayout(payout_id)}>
      <Ltr>{payout_number}</Ltr>
    </Link>
  )
}
