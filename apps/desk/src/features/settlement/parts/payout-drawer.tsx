import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { TextSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import { heldReasonText, PayoutState } from '../../../shared/money/payout-text.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { payoutQuery, type DeskPayoutWhole, type PayoutAct } from '../queries.ts'
import { actText } from '../words.ts'
import { ActDialog } from './act-dialogs.tsx'
import { PayoutHistory } from './payout-history.tsx'
import { PayoutTransfers } from './payout-transfers.tsx'
import { PayoutWaterfall } from './payout-waterfall.tsx'
import { cycleText } from './payout-row.tsx'

/** The acts in the order of the buttons; the last one is what most often follows. */
const acts = [
  'mark_returned',
  'roll_over',
  'hold',
  'reissue',
  'release',
] as const satisfies readonly PayoutAct[]

/** What one comes here for, where it waits; a payout that was paid has no act of the first order. */
const sendsMoney: readonly PayoutAct[] = ['reissue', 'release']

/** One payout: how it came about, what happened to it, and what may be done now. */
export function PayoutDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(payoutQuery(id))
  const mayAct = useFlags().can_run_settlement
  const [dialog, setDialog] = useState<PayoutAct | null>(null)
  const payout = query.data
  const possible = payout && mayAct ? acts.filter((act) => payout.may[act]) : []
  return (
    <>
      <DetailDrawer
        title={payout ? merchantNameText(payout) : m.desk_payout_number()}
        merchantId={payout?.merchant_id}
        onClose={onClose}
        actions={
          possible.length === 0
            ? null
            : possible.map((act) => (
                <Button
                  key={act}
                  variant={sendsMoney.includes(act) ? 'primary' : 'plain'}
                  onClick={() => setDialog(act)}
                >
                  {actText(act)}
                </Button>
              ))
        }
      >
        <Queried query={query} pending={<TextSkeleton lines={10} />} failedTitle={m.desk_payout_failed()}>
          {(ready) => (
            <>
              <DescriptionList facts={factsOf(ready)} />
              <section>
                <h3>{m.desk_settlement_waterfall()}</h3>
                <PayoutWaterfall {...ready} />
              </section>
              <PayoutHistory events={ready.events} />
              <PayoutTransfers payout={ready} />
            </>
          )}
        </Queried>
      </DetailDrawer>
      {dialog !== null && payout ? (
        <ActDialog act={dialog} payout={payout} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}

function factsOf(payout: DeskPayoutWhole): Fact[] {
  return [
    { id: 'status', label: m.desk_status(), value: <PayoutState status={payout.status} /> },
    {
      id: 'net',
      label: m.desk_settlement_net(),
      value: <Money value={payout.net} currency={payout.currency} size="large" />,
    },
    { id: 'number', label: m.desk_payout_number(), value: <Ltr>{payout.number}</Ltr> },
    { id: 'cycle', label: m.desk_payout_cycle(), value: cycleText(payout.cycle) },
    ...factIf('held', m.desk_payout_held_reason(), payout.held_reason && heldReasonText(payout.held_reason)),
    ...factIf(
      'failed',
      m.desk_payout_failed_reason(),
      payout.failed_reason && <Typed>{payout.failed_reason}</Typed>,
    ),
    ...factIf('beneficiary', m.desk_beneficiary(), payout.beneficiary && <Typed>{payout.beneficiary}</Typed>),
    ...factIf('iban', m.desk_iban(), payout.iban && <Iban value={payout.iban} />),
    ...factIf('bank-name', m.desk_bank_name(), payout.bank_name && <Typed>{payout.bank_name}</Typed>),
    ...factIf('bank', m.desk_bank_reference(), payout.bank_reference && <Ltr>{payout.bank_reference}</Ltr>),
    {
      id: 'period',
      label: m.desk_payout_period(),
      value: (
        <>
          <CalendarDay date={dayOf(payout, payout.period_from, 0)} /> {m.common_dash()}{' '}
          <CalendarDay date={dayOf(payout, payout.period_until, 1)} />
        </>
      ),
    },
    { id: 'closed', label: m.desk_payout_closed_at(), value: <Moment at={payout.created_at} /> },
    ...factIf('issued', m.desk_payout_issued_at(), payout.issued_at && <Moment at={payout.issued_at} />),
    ...factIf('paid', m.desk_payout_paid_at(), payout.paid_at && <Moment at={payout.paid_at} />),
    ...factIf(
      'carried',
      m.desk_settlement_carried_out(),
      Number(payout.carried_out) !== 0 && <Money value={payout.carried_out} currency={payout.currency} />,
    ),
  ]
}

/**
 * The day of an instant where the payout's money is, or of the instant just before: a week ends on its
 * Sunday.
 */
function dayOf({ currency }: DeskPayoutWhole, at: string, earlierByMs: 0 | 1): string {
  return dateInZone(Date.parse(at) - earlierByMs, zoneOfCurrency(currency))
}
