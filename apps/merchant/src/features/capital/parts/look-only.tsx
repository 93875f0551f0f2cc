import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { AskedCard } from './application/status-views.tsx'
import styles from './application/status-views.module.css'

/**
 * An application that waits for the business, to whom may look and not apply: what waits, and who does it
 * (DEC-USR-5).
 */
export function LookOnly({ application }: { application: Application }) {
  const isBack = application.submitted_at !== null
  return (
    <div className={styles.stack}>
      <Notice tone="info" title={isBack ? m.capital_look_back_title() : m.capital_look_draft_title()}>
        {isBack ? m.capital_look_back_text() : m.capital_look_draft_text()}
      </Notice>
      <AskedCard application={application} />
    </div>
  )
}
