import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { advanceVariant } from '@daftar/rules/capital/advances/advance-variant'
import { mandateMessage, type MandateMessage } from '@daftar/rules/capital/debits/mandate-status'
import { percentNumber } from '@daftar/rules/money/percent'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { dateText, instantDateText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import { paidOffText, transferRefusedText } from '@daftar/words/told'
import { useSupportMailbox } from '../../../../shared/chat/use-support-mailbox.ts'
import { alertOf, inTrouble } from './advance-figures.ts'
import { flaggedText, isByDebit } from './trouble-text.ts'
import { TroubleBanner } from './trouble-banner.tsx'
import styles from './advance-notice.module.css'

/**
 * The closed banner; else the message of the mandate or the one alert of the week; of one in trouble one
 * banner with all of it (LOAN-07, LOAN-08, LOAN-43 to LOAN-47, LOAN-54 to LOAN-59).
 */
export function AdvanceNotice({ advance }: { advance: Advance }) {
  const closed = closedNotice(advance)
  if (closed) return <div className={styles.place}>{closed}</div>
  const isTroubled = inTrouble(advance)
  const notices = [
    refusedNotice(advance),
    mandateNotice(advance),
    isTroubled ? <TroubleBanner key="trouble" advance={advance} /> : weekNotice(advance),
    isTroubled ? null : flaggedNotice(advance),
  ].filter(Boolean)
  return notices.length > 0 ? <div className={styles.place}>{notices}</div> : null
}

function closedNotice(advance: Advance) {
  if (advance.status !== 'closed' || !advance.completed_at) return null
  const date = instantDateText(advance.completed_at)
  if (advance.written_off)
    return (
      <Notice tone="info" title={m.loan_written_off_title()} actions={<SupportLink />}>
        {isByDebit(advance) ? m.loan_written_off_text_debit({ date }) : m.loan_written_off_text({ date })}
      </Notice>
    )
  const early = advanceVariant(advance.status, advance.early_pay_off !== null) === 'earlyPayOff'
  return (
    <Notice tone="positive" title={m.loan_closed_title()}>
      {early
        ? paidOffText({ at: advance.completed_at, currency: advance.currency })
        : m.loan_closed_text({ date })}
    </Notice>
  )
}

const mandateTones: Record<MandateMessage, Tone> = {
  sms_sent: 'info',
  bank_approval: 'info',
  capital_arrives: 'positive',
  no_longer_valid: 'warning',
  failed: 'negative',
}

function mandateNotice(advance: Advance) {
  const message = advance.direct_debit ? mandateMessage(advance.direct_debit.status, advance.status) : null
  if (message === null) return null
  const { phone } = advance.authorized_signatory
  const words: Record<MandateMessage, [title: string, text: string]> = {
    sms_sent: [m.loan_debit_sms_title(), m.loan_debit_sms_text({ phone: `⁦${phone}⁩` })],
    bank_approval: [m.loan_debit_bank_title(), m.loan_debit_bank_text()],
    capital_arrives: [m.loan_debit_active_title(), m.loan_debit_active_text()],
    no_longer_valid: [m.loan_debit_closed_title(), m.loan_debit_closed_text()],
    failed: [m.loan_debit_failed_title(), m.loan_debit_failed_text()],
  }
  const [title, text] = words[message]
  const needsSupport = message === 'failed' || message === 'no_longer_valid'
  return (
    <Notice
      key="mandate"
      tone={mandateTones[message]}
      title={title}
      {...(needsSupport && { actions: <SupportLink /> })}
    >
      {text}
    </Notice>
  )
}

/** The bank refused the transfer, and it was not ordered again yet (DEC-LOAN-8). */
function refusedNotice(advance: Advance) {
  const { refused_transfer: refused, currency } = advance
  if (!refused) return null
  return (
    <Notice key="refused" tone="warning" title={m.loan_refused_title()} actions={<SupportLink />}>
      {transferRefusedText({ ...refused, currency })}
    </Notice>
  )
}

/** DEC-LOAN-25. */
function flaggedNotice(advance: Advance) {
  if (!advance.flagged) return null
  return (
    <Notice key="flagged" tone="warning" title={m.loan_flagged_title()} actions={<SupportLink />}>
      {flaggedText(advance)}
    </Notice>
  )
}

function SupportLink() {
  return <Link href={`mailto:${useSupportMailbox()}`}>{m.common_contact_support()}</Link>
}

function weekNotice(advance: Advance) {
  const alert = alertOf(advance)
  switch (alert?.kind) {
    case 'rate_increased':
      return (
        <Notice
          key="week"
          tone="warning"
          title={m.loan_alert_rate_title({ rate: percentText(advance.repayment_rate) })}
        >
          {m.loan_alert_rate_text({ percent: percentText(percentNumber(alert.percentHundredths)) })}
        </Notice>
      )
    case 'arrival':
      return (
        <Notice key="week" tone="info" title={m.loan_alert_arrival_title()}>
          {m.loan_alert_arrival_text({ date: dateText(alert.date) })}
        </Notice>
      )
    default:
      return null
  }
}
