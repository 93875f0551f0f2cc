import type { ListedApplication } from '@daftar/contract/endpoints/capital/applications-shapes'
import { listBanner, type ListBanner } from '@daftar/rules/capital/applications/application-view'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import type { CapitalStatus } from '@daftar/rules/capital/entry/status-look'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { ChevronRight } from 'lucide-react'
import { StatusBadge } from './status-badge.tsx'
import styles from '../list-item.module.css'

const banners: Record<ListBanner, { text: () => string; tone: 'info' | 'positive' | 'warning' }> = {
  processed_within_72_hours: { text: m.capital_banner_processed, tone: 'info' },
  sign_the_contract: { text: m.capital_banner_sign, tone: 'positive' },
  document_not_verified: { text: m.capital_banner_not_verified, tone: 'warning' },
}

/** One application in the list, with the banner its status carries (CAP-60 to CAP-62). */
export function ApplicationItem({ listed }: { listed: ListedApplication }) {
  const { application, offer, sign_authority } = listed
  const banner = listBanner(application.status)
  return (
    <article className={styles.item}>
      <div className={styles.line}>
        <h3>
          <Link
            look="bare"
            className={styles.whole}
            href={capitalPaths.application(application.application_id)}
          >
            {sign_authority.legal_name || m.capital_application_title()}
          </Link>
        </h3>
        <span className={styles.end}>
          <StatusBadge status={application.status as CapitalStatus} />
          <ChevronRight aria-hidden="true" />
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>
          {m.capital_applied_on({ date: instantDateText(application.created_at) })}
        </span>
        <Money value={offer.amount} currency={offer.currency} size="strong" />
      </div>
      {banner ? <Notice tone={banners[banner].tone}>{banners[banner].text()}</Notice> : null}
    </article>
  )
}
