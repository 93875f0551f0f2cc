import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sectionsLeft, stepsAsked, type Reason } from '../../../shared/company-form/correction.ts'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Editor } from '../../../shared/company-form/editor.ts'
import type { Standing } from '../../../shared/company-form/standing.ts'
import { Corrections, notesOf } from '../../../shared/company-form/parts/corrections.tsx'
import { companyFields, type CompanyStep } from '../../../shared/company-form/steps.tsx'
import type { SavedUpdate } from '../mutations.ts'
import type { EntityUpdate } from '../queries.ts'
import { useSubmitUpdate } from '../use-submit-update.ts'
import { UpdateStanding } from './update-standing.tsx'

interface Props {
  id: string
  update: EntityUpdate
  standing: Standing<SavedUpdate>
  editor: Editor<SavedUpdate>
  isAsked: (path: string) => boolean
  today: CalendarDate
}

/** What came back, and nothing else: each reason stands at what it is about. */
export function UpdateCorrections({ id, update, standing, editor, isAsked, today }: Props) {
  const navigate = useNavigate()
  const { submit, isSending } = useSubmitUpdate(id)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reasons = update.review?.reasons ?? []
  const parts = stepsAsked(update.steps, reasons) as { step: CompanyStep; reasons: Reason[] }[]
  const left = sectionsLeft({ review: standing.saved.opened.update?.review ?? update.review })
  const form = useDocumentForm({
    document: standing.document,
    today,
    uploads: 'company',
    current: () => editor.get().document,
    change: editor.change,
    check: (document) =>
      parts.flatMap(({ step }) => issuesOfStep(step, document, today)).filter(({ field }) => isAsked(field)),
    isAsked,
    noteOn: notesOf(reasons),
  })

  async function send() {
    setTrouble(null)
    if (!(await form.pass()) || !(await editor.flush())) return
    const end = await submit(editor.get().saved.version)
    if (end?.kind === 'failed') setTrouble(problemText(end.error))
    if (end?.kind !== 'sent') return
    showToast({ id: 'company', variant: 'success', title: m.company_done_sent() })
    void navigate({ to: pathOf('legalEntity', { originalLegalEntityId: id }) })
  }

  return (
    <Corrections
      head={<UpdateStanding update={update} />}
      form={form}
      standing={standing}
      editor={editor}
      parts={parts.map((part) => ({ ...part, Fields: companyFields[part.step] }))}
      left={left.length}
      trouble={trouble}
      isSending={isSending}
      onSend={() => void send()}
    />
  )
}
