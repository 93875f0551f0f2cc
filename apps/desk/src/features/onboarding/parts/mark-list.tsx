import { onboardingPlaces, reviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { lazy, Suspense, useState } from 'react'
import { KeptMarks } from '../../../shared/case/kept-marks.tsx'
import { peopleOf } from '../../../shared/text/join-facts.ts'
import type { KeptMark, OnboardingCase } from '../queries.ts'
import { sectionWords } from '../../../shared/merchant/section-words.ts'
import { useDecision } from './use-decision.ts'

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
    <>
      <KeptMarks
        title={m.desk_join_marks({ count: marks.length })}
        marks={marks}
        wordsOf={(mark) => ({
          id: mark.id,
          name: nameOf(mark),
          reason: rejectionText(mark.reason),
          note: currentLanguage() === 'ar' ? mark.note_ar : mark.note_en,
          by: mark.made_by,
        })}
        onChange={setChanged}
        onRemove={(kept) => send({ act: 'removeMark', kept })}
        isBusy={isPending}
        error={error}
      />
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
    </>
  )
}
