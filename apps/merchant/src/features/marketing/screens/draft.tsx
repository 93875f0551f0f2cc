import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isUnfinished, stepsDone } from '../listing-progress.ts'
import { listingStepText } from '../listing-words.ts'
import { editorOf } from '../parts/listings-card.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { overviewQuery, type ListingProgress } from '../queries.ts'
import styles from '../parts/marketing.module.css'

/**
 * The unfinished store listings, the last one written in front; without one there is nothing to see here
 * (MKT-02, DEC-MKT-2).
 */
export function DraftScreen() {
  const query = useQuery(overviewQuery)
  return (
    <>
      <PageHeader
        title={m.marketing_draft_title()}
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_marketing(), href: pathOf('marketing') },
            { label: m.marketing_draft_title() },
          ],
        }}
      />
      <Queried query={query} pending={<CardsSkeleton />} failedTitle={m.marketing_failed()}>
        {({ listings }) => <Drafts drafts={listings.filter(isUnfinished)} />}
      </Queried>
    </>
  )
}

function Drafts({ drafts }: { drafts: readonly ListingProgress[] }) {
  if (drafts.length === 0) return <Navigate to={pathOf('marketing')} replace />
  return (
    <div className={styles.drafts}>
      {drafts.map((draft, at) => (
        <DraftCard key={draft.store_id} draft={draft} isNext={at === 0} />
      ))}
    </div>
  )
}

function DraftCard({ draft, isNext }: { draft: ListingProgress; isNext: boolean }) {
  const done = stepsDone(draft)
  const count = draft.steps.length
  const words = m.marketing_draft_steps({ done: countText(done), count: countText(count) })
  const store = nameText({ name: draft.store_name, name_ar: draft.store_name_ar })
  return (
    <Card title={m.marketing_draft_of({ store })} subtitle={words}>
      <div className={styles.fields}>
        <ProgressBar
          label={m.marketing_draft_of({ store })}
          value={(100 * done) / count}
          valueText={words}
          size="small"
        />
        <ul className={styles.rows}>
          {draft.steps.map(({ step, is_done: isDone }) => (
            <li key={step} className={styles.row}>
              <span>{listingStepText[step]()}</span>
              <Badge tone={isDone ? 'positive' : 'warning'}>
                {isDone ? m.marketing_step_done() : m.marketing_step_open()}
              </Badge>
            </li>
          ))}
        </ul>
        {draft.saved_at ? (
          <span className={styles.muted}>
            {m.marketing_draft_saved()} <Moment at={draft.saved_at} />
          </span>
        ) : null}
      </div>
      <div className={styles.acts}>
        <Link
          href={editorOf(draft)}
          look="bare"
          className={buttonClass(isNext ? { variant: 'primary' } : {})}
        >
          {m.marketing_draft_continue()}
        </Link>
      </div>
    </Card>
  )
}
