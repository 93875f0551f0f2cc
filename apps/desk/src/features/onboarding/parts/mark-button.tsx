import type { ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { JoinPerson } from '../../../shared/text/join-facts.ts'
import { reasonsLeft } from '../mark-drafts.ts'
import type { OnboardingCase } from '../queries.ts'
import { sectionWords } from '../../../shared/merchant/section-words.ts'

const MarkDialog = lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })))

type MarkButtonProps = {
  opened: OnboardingCase
  sections: readonly ReviewSection[]
  /** Whom it is about; null for a section as a whole. */
  person: JoinPerson | null
}

/** Says what is wrong in a section, or with a person. */
export function MarkButton({ opened, sections, person }: MarkButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const reasons = reasonsLeft(sections, person?.id ?? null, opened.kept_marks)
  if (reasons.length === 0) return null
  const name = person?.name ?? (sections[0] ? sectionWords[sections[0]]() : '')
  return (
    <>
      <IconButton
        label={m.desk_mark_add({ name })}
        icon={<Flag />}
        size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <MarkDialog
            {...{ opened, name, reasons }}
            personId={person?.id ?? null}
            instead={null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
