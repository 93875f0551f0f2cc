import { Notice } from '@daftar/ui/notice'
import { Typed } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { rejectionText } from '@daftar/words/rejection-text'
import type { EntityUpdate } from '../queries.ts'
import styles from './company.module.css'

/** Where the update of a company stands: written, with us, back with its reasons, or refused (DEC-LGL-6). */
export function UpdateStanding({ update }: { update: EntityUpdate }) {
  switch (update.status) {
    case 'draft':
      return <Notice title={m.company_draft_title()}>{m.company_draft_text()}</Notice>
    case 'in_review':
      return (
        <Notice title={m.company_review_title()}>
          {update.answer_by === null
            ? m.company_review_text()
            : m.company_review_by({ date: instantDateText(update.answer_by) })}
        </Notice>
      )
    case 'changes_requested':
      return (
        <Notice tone="warning" title={m.company_changes_title()}>
          <ul className={styles.list}>
            {update.review?.reasons.map(({ code, owner_id, comment }) => (
              <li key={`${code}${owner_id ?? ''}`}>
                {rejectionText(code)} {comment ? <Typed>{comment[currentLanguage()]}</Typed> : null}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'rejected':
      return update.rejected ? (
        <Notice tone="negative" title={m.company_rejected_title()}>
          <ul className={styles.list}>
            {update.rejected.reasons.map((reason) => (
              <li key={reason}>{rejectionText(reason)}</li>
            ))}
          </ul>
          <p>
            <Typed>{update.rejected.said[currentLanguage()]}</Typed>
          </p>
        </Notice>
      ) : null
    case 'approved':
      return null
  }
}
