import { Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import type { Dispute } from '../queries.ts'
import type { Draft } from '../use-draft.ts'
import styles from './disputes.module.css'

/** Whether what is typed is kept; said aloud only where it is not. */
export function Saved({ draft: { state, retry }, savedAt }: { draft: Draft; savedAt: string | null }) {
  if (state === 'lost')
    return (
      <span role="alert">
        {m.disputes_not_saved()}{' '}
        <Button size="small" variant="quiet" onClick={retry}>
          {m.common_try_again()}
        </Button>
      </span>
    )
  if (state === 'typing' || state === 'saving') return m.disputes_saving()
  if (savedAt === null) return m.disputes_kept_as_typed()
  return (
    <>
      {m.disputes_saved_at()} <Moment at={savedAt} />
    </>
  )
}

/**
 * A colleague, or another device, saved meanwhile: whose text holds is chosen, and nothing is lost before.
 */
export function SavedElsewhere({ draft, onTheirs }: { draft: Draft; onTheirs: (theirs: Dispute) => void }) {
  const { theirs, keepMine } = draft
  if (draft.state !== 'changed' || theirs === null) return null
  const { answer } = theirs
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.disputes_changed_title()}
      actions={
        <>
          <Button size="small" onClick={() => onTheirs(theirs)}>
            {m.disputes_take_theirs()}
          </Button>
          <Button size="small" onClick={keepMine}>
            {m.disputes_keep_mine()}
          </Button>
        </>
      }
    >
      {answer
        ? m.disputes_changed_text({ name: `\u2068${answer.saved_by}\u2069` })
        : m.disputes_changed_dropped()}
      {answer?.comment ? (
        <blockquote className={styles.quote} dir="auto">
          {answer.comment}
        </blockquote>
      ) : null}
    </Notice>
  )
}
