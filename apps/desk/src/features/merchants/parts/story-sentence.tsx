import type { StoryMove } from '@daftar/rules/audit/families'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Sentence, whoText } from '../../../shared/audit/sentence.tsx'
import type { Happening } from '../dossier.ts'
import styles from './dossier.module.css'

/** Who did what, or what came about by itself, on the page of the merchant it is about. */
export function StorySentence({ entry }: { entry: Happening }) {
  const words = moveWords[entry.action as StoryMove] as (() => string) | undefined
  if (words === undefined) return <Sentence entry={entry} at={entry.merchant_id ?? undefined} />
  return (
    <span>
      {words()}
      {entry.actor === '' ? null : (
        <span className={styles.below}>
          {m.desk_comma()}
          <Typed>{whoText(entry)}</Typed>
        </span>
      )}
    </span>
  )
}

const moveWords: Readonly<Record<StoryMove, () => string>> = {
  'advance:paying': m.desk_story_advance_paying,
  'advance:overdue': m.desk_story_advance_overdue,
  'advance:closed': m.desk_story_advance_closed,
  'relief:asked': m.desk_story_relief_asked,
  'relief:approved': m.desk_story_relief_approved,
  'relief:declined': m.desk_story_relief_declined,
  'payout:paid': m.desk_story_payout_paid,
  'application:submitted': m.desk_story_application_submitted,
  'application:approved': m.desk_story_application_approved,
  'application:rejected': m.desk_story_application_rejected,
  'application:reset': m.desk_story_application_reset,
  'application:cancelled': m.desk_story_application_cancelled,
  'envelope:signed': m.desk_story_envelope_signed,
  'envelope:declined': m.desk_story_envelope_declined,
}
