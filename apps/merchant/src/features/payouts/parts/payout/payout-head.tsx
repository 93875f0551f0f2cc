import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { CopyButton } from '@daftar/ui/copy-button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { FileSpreadsheet } from 'lucide-react'
import { statementOf, type Payout } from '../../queries.ts'
import { useExport } from '../../use-export.ts'
import { cycleName } from '../cycle/cycle-words.ts'
import { Day, periodText } from '../dates.tsx'
import { ExportDialog } from '../list/export-dialog.tsx'
import { ibanText } from './iban-text.ts'
import { PaperButton } from '../../../../shared/paper/paper-button.tsx'
import { failedText, heldText } from './reason-words.ts'
import { StatusBadge } from './payout-status.tsx'
import styles from './payout-head.module.css'

/** Number, state, what was sent where and when, and why it waits or came back (DEC-PO-4). */
export function PayoutHead({ payout }: { payout: Payout }) {
  const { state, start, close } = useExport()
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <div className={styles.line}>
            <h2>{m.payouts_number({ number: isolated(payout.number) })}</h2>
            <StatusBadge status={payout.status} />
          </div>
          <span className={styles.muted}>
            {periodText(payout.period_from, payout.period_until, payout.currency)} · {cycleName(payout.cycle)}
          </span>
        </div>
        <div className={styles.actions}>
          <PaperButton paper={statementOf(payout.id)} label={m.payouts_statement()} />
          <Button size="small" icon={<FileSpreadsheet />} onClick={() => start({ payoutId: payout.id })}>
            {m.payouts_csv()}
          </Button>
        </div>
      </div>
      <Money value={payout.net} currency={payout.currency} size="hero" />
      <Reasons payout={payout} />
      <div className={styles.facts}>
        <DescriptionList layout="stacked" facts={factsOf(payout)} />
      </div>
      <ExportDialog state={state} onStop={close} onRetry={start} />
    </Card>
  )
}

function Reasons({ payout }: { payout: Payout }) {
  return (
    <div className={styles.reasons}>
      {payout.held_reason ? (
        <Notice tone="warning" title={m.payouts_held_title()}>
          {heldText(payout.held_reason)}
        </Notice>
      ) : null}
      {payout.failed_reason ? (
        <Notice tone={payout.status === 'rolled_over' ? 'info' : 'negative'} title={m.payouts_failed_title()}>
          {failedText(payout.failed_reason, payout.status)}
        </Notice>
      ) : null}
    </div>
  )
}

function factsOf(payout: Payout): Fact[] {
  return [
    {
      id: 'paid',
      label: payout.paid_at ? m.payouts_paid_on() : m.payouts_issued_on(),
      value:
        payout.paid_at || payout.issued_at ? (
          <Day at={payout.paid_at ?? payout.issued_at ?? ''} currency={payout.currency} />
        ) : (
          m.payouts_not_issued()
        ),
    },
    {
      id: 'account',
      label: m.payouts_to_account(),
      // Which account it is, is known once it is sent.
      value: payout.iban_last_four ? (
        <>
          <bdi>{payout.bank_name}</bdi> <Ltr>{ibanText(payout.iban_last_four)}</Ltr>
        </>
      ) : (
        m.common_dash()
      ),
    },
    {
      id: 'reference',
      label: m.payouts_bank_reference(),
      value: payout.bank_reference ? (
        <span className={styles.reference}>
          <Ltr>{payout.bank_reference}</Ltr>
          <CopyButton
            text={payout.bank_reference}
            label={m.payouts_copy_reference()}
            copiedLabel={m.common_copied()}
          />
        </span>
      ) : (
        m.payouts_no_reference()
      ),
    },
  ]
}
