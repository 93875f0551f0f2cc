import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { decimalOf, minorOf } from '../../amounts.ts'
import { requestMutation, type UpcomingPayout } from '../../queries.ts'
import styles from './upcoming-card.module.css'

type Request = NonNullable<UpcomingPayout['request']>

/**
 * A payout of the flexible cycle: asked for with its fee and what arrives, or why it cannot be (PO-13,
 * DEC-PO-8).
 */
export function RequestPayout({ payout, request }: { payout: UpcomingPayout; request: Request }) {
  const [isOpen, setOpen] = useState(false)
  const isAdmin = useAccount().computedPermissions.isWorkspaceAdmin
  const reason = isAdmin ? reasonOf(request, payout.currency) : m.payouts_request_role()
  return (
    <div className={styles.request}>
      <Button variant="primary" disabled={reason !== null} onClick={() => setOpen(true)}>
        {m.payouts_request()}
      </Button>
      {reason ? <span className={styles.muted}>{reason}</span> : null}
      {isOpen ? <RequestDialog payout={payout} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function reasonOf({ can, reason, minimum }: Request, currency: string): string | null {
  if (can) return null
  if (reason === 'once_a_day') return m.payouts_request_once_a_day()
  return m.payouts_request_too_small({ amount: moneyText(minimum, currency, { trim: true }) })
}

type RequestDialogProps = { payout: UpcomingPayout; onClose: () => void }

function RequestDialog({ payout, onClose }: RequestDialogProps) {
  const { currency, estimate } = payout
  const feeMinor = feeOf(payout)
  const beforeMinor = minorOf(estimate, currency) - feeMinor
  const amount = moneyText(estimate, currency)
  const act = useAct({
    mutation: requestMutation(useQueryClient(), payout.merchant_id),
    doneText: () => m.payouts_request_done({ amount }),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      act={act}
      title={m.payouts_request_title()}
      confirmLabel={m.payouts_request_confirm({ amount })}
      onConfirm={() => act.send({ merchant: payout.merchant_id, currency })}
      onClose={onClose}
    >
      <DescriptionList
        facts={[
          {
            id: 'before',
            label: m.payouts_request_before(),
            value: <Money value={decimalOf(beforeMinor, currency)} currency={currency} />,
          },
          {
            id: 'fee',
            label: m.payouts_request_fee(),
            value: <Money value={decimalOf(feeMinor, currency)} currency={currency} muted />,
            look: 'muted',
          },
          {
            id: 'arrives',
            label: m.payouts_request_arrives(),
            value: <Money value={estimate} currency={currency} size="strong" />,
            look: 'total',
          },
        ]}
      />
      <p>{m.payouts_request_text()}</p>
    </ConfirmAct>
  )
}

/** The fee of the transfer with its VAT, below zero as the waterfall has it. */
function feeOf({ waterfall, currency }: UpcomingPayout): bigint {
  return waterfall
    .filter(({ step }) => step === 'payout_fee' || step === 'payout_fee_vat')
    .reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n)
}
