import { Accordion } from '@daftar/ui/accordion'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { disputePaths } from '../paths.ts'
import styles from '../parts/disputes.module.css'

/** The seven questions people ask about disputes (DSP-04, DEC-DSP-16). */
export function FaqScreen() {
  return (
    <>
      <PageHeader
        title={m.disputes_faq_title()}
        breadcrumbs={{
          label: m.disputes_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_disputes(), href: disputePaths.list },
            { label: m.disputes_faq_link() },
          ],
        }}
      />
      <Questions />
    </>
  )
}

/** The same inside the mobile app, which has its own frame (APP-25). */
export function BareFaqScreen() {
  return (
    <main className={styles.bare}>
      <h1>{m.disputes_faq_title()}</h1>
      <Questions />
    </main>
  )
}

function Questions() {
  return (
    <div className={styles.reading}>
      <Accordion
        name="disputes-faq"
        items={[
          { id: 'what', title: m.disputes_faq_what(), content: m.disputes_faq_what_text(), open: true },
          { id: 'who', title: m.disputes_faq_who(), content: m.disputes_faq_who_text() },
          { id: 'long', title: m.disputes_faq_long(), content: m.disputes_faq_long_text() },
          { id: 'files', title: m.disputes_faq_files(), content: m.disputes_faq_files_text() },
          { id: 'after', title: m.disputes_faq_after(), content: m.disputes_faq_after_text() },
          { id: 'money', title: m.disputes_faq_money(), content: m.disputes_faq_money_text() },
          { id: 'avoid', title: m.disputes_faq_avoid(), content: m.disputes_faq_avoid_text() },
        ]}
      />
    </div>
  )
}
