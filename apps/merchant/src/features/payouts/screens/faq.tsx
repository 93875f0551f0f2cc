import { Accordion } from '@daftar/ui/accordion'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'
import { payoutPaths } from '../paths.ts'
import styles from '../parts/guide.module.css'

/** The seven questions people ask about payouts (PO-08, DEC-PO-10). */
export function FaqScreen() {
  const mailbox = useSupportMailbox()
  return (
    <>
      <PageHeader
        title={m.payouts_faq_title()}
        breadcrumbs={{
          label: m.payouts_breadcrumbs(),
          crumbs: [
            { label: m.payouts_title(), href: payoutPaths.completed() },
            { label: m.payouts_faq_link() },
          ],
        }}
      />
      <div className={styles.page}>
        <Accordion name="payouts-faq" items={questions()} />
        <p className={styles.muted}>
          <Link href={payoutPaths.howReportsWork}>{m.payouts_reports_title()}</Link>
          {' · '}
          <Link href={`mailto:${mailbox}`}>{m.common_contact_support()}</Link>
        </p>
      </div>
    </>
  )
}

function questions() {
  return [
    { id: 'when', title: m.payouts_faq_when(), content: m.payouts_faq_when_text(), open: true },
    { id: 'differs', title: m.payouts_faq_differs(), content: m.payouts_faq_differs_text() },
    { id: 'refunds', title: m.payouts_faq_refunds(), content: m.payouts_faq_refunds_text() },
    { id: 'fee', title: m.payouts_faq_fee(), content: m.payouts_faq_fee_text() },
    { id: 'account', title: m.payouts_faq_account(), content: m.payouts_faq_account_text() },
    { id: 'cycle', title: m.payouts_faq_cycle(), content: m.payouts_faq_cycle_text() },
    { id: 'failed', title: m.payouts_faq_failed(), content: m.payouts_faq_failed_text() },
  ]
}
