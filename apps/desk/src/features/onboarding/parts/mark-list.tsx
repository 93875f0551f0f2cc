import { onboardingPlaces, reviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import { IconButton } from '@daftar/ui/icon-button'
import { Typed } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { Pencil, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ProblemNotice } from '../../../shared/problem-notice.tsx'
import { peopleOf } from '../facts.ts'
import type { KeptMark, OnboardingCase } from '../queries.ts'
import { sectionWords } from '../words.ts'
import { useDecision } from './use-decision.ts'
import styles from './onboarding.module.css'

const MarkDialog = lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })))

/** What will be asked of the applicant, before it is asked. */
export function MarkList({ opened }: { opened: OnboardingCase }) {
  const { kept_marks: marks, document } = opened
  const [changed, setChanged] = useState<KeptMark | null>(null)
  const { send, isPending, error } = useDecision({ opened }, () => m.desk_join_done_unmarked())
  const people = peopleOf(document)
  const nameOf = ({ section, owner_id }: KeptMark) =>
    people.find(({ id }) => id === owner_id)?.name ?? sectionWords[section]()
  return (
    <section className={styles.part} aria-labelledby="marks-to-send">
      <h3 id="marks-to-send">{m.desk_join_marks({ count: marks.length })}</h3>
      <ul className={styles.list}>
        {marks.map((mark) => {
          const name = nameOf(mark)
          const note = currentLanguage() === 'ar' ? mark.note_ar : mark.note_en
          return (
            <li key={mark.id} className={styles.item}>
              <div>
                <Typed>{name}</Typed>
                <div className={styles.muted}>
                  {rejectionText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
                </div>
                <div className={styles.muted}>{m.desk_mark_by({ name: mark.made_by })}</div>
              </div>
              <div className={styles.buttons}>
                <IconButton
                  label={m.desk_mark_edit({ name })}
                  icon={<Pencil />}
                  size="small"
                  onClick={() => setChanged(mark)}
                />
                <IconButton
                  label={m.desk_mark_remove({ name })}
                  icon={<X />}
                  size="small"
                  busy={isPending}
                  onClick={() => send({ act: 'removeMark', kept: mark })}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <ProblemNotice error={error} />
      {changed ? (
        <Suspense>
          <MarkDialog
            opened={opened}
            name={nameOf(changed)}
            personId={changed.owner_id}
            reasons={onboardingPlaces.reasonsFor(reviewPlace(changed.section, changed.owner_id))}
            instead={changed}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
