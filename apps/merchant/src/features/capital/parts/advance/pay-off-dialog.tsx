import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { Button, buttonClass } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { shownAmountDecimal } from '../offer/offer-cards.tsx'
import styles from '../offer/offer-page.module.css'

type PayOffDialogProps = { offer: Offer; href: string; onGo: () => void; onClose: () => void }

/**
 * What an early pay-off takes over and what reaches the bank, before anything is filled in (OFR-03,
 * DEC-OFR-6).
 */
export function PayOffDialog({ offer, href, onGo, onClose }: PayOffDialogProps) {
  const { metadata, currency } = offer
  const money = (value: string | null, muted = false) => (
    <Money value={value ?? '0'} currency={currency} muted={muted} />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.offers_payoff_title()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Link look="bare" className={buttonClass({ variant: 'primary' })} href={href} onClick={onGo}>
            {m.offers_payoff_continue()}
          </Link>
        </>
      }
    >
      <div className={styles.form}>
        <p>{m.offers_payoff_text()}</p>
        <DescriptionList
          facts={[
            { id: 'amount', label: m.offers_payoff_amount(), value: money(shownAmountDecimal(offer)) },
            {
              id: 'deduction',
              label: m.offers_payoff_deduction(),
              value: money(`-${metadata.early_payoff_loan_deduction}`, true),
              look: 'muted',
            },
            {
              id: 'resulting',
              label: m.offers_payoff_resulting(),
              value: money(metadata.early_payoff_loan_resulting_amount),
              look: 'total',
            },
          ]}
        />
        <p className={styles.hours}>{m.offers_payoff_note()}</p>
      </div>
    </Dialog>
  )
}
