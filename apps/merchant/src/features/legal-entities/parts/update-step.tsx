import { ApiError } from '@daftar/client'
import { showToast } from '@daftar/app-kit/toasts'
import { problemText } from '@daftar/app-kit/problem-text'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { updateSteps } from '@daftar/rules/legal-entities/update'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Editor } from '../../../shared/company-form/editor.ts'
import type { Standing } from '../../../shared/company-form/standing.ts'
import { CompanyStep } from '../../../shared/company-form/parts/company-step.tsx'
import { companyFields, type CompanyStep as UpdateStepName } from '../../../shared/company-form/steps.tsx'
import type { SavedUpdate } from '../mutations.ts'
import { useSubmitUpdate } from '../use-submit-update.ts'

export type { UpdateStepName }

interface Props {
  id: string
  step: UpdateStepName
  standing: Standing<SavedUpdate>
  editor: Editor<SavedUpdate>
  today: CalendarDate
  go: (step: UpdateStepName) => void
}

/** The form of one step between Back and Continue; the last one sends the update. */
export function UpdateStep({ id, step, standing, editor, today, go }: Props) {
  const navigate = useNavigate()
  const { submit, isSending } = useSubmitUpdate(id)
  const [trouble, setTrouble] = useState<string | null>(null)
  const form = useDocumentForm({
    document: standing.document,
    today,
    uploads: 'company',
    asks: { subject: 'legal_entity', subjectId: id, save: editor.flush },
    current: () => editor.get().document,
    change: editor.change,
    check: (given) => issuesOfStep(step, given, today),
  })
  const Fields = companyFields[step]
  const steps = updateSteps(standing.document) as readonly UpdateStepName[]
  const back = steps[steps.indexOf(step) - 1]
  const isLast = standing.document.legal_info.business_type.id !== '' && steps.at(-1) === step

  async function forward() {
    if (!(await form.pass()) || !(await editor.flush())) return
    const latest = editor.get()
    const now = updateSteps(latest.document) as readonly UpdateStepName[]
    const next = now[now.indexOf(step) + 1]
    if (next) return go(next)
    const end = await submit(latest.saved.version)
    if (end?.kind === 'failed') return refuse(end.error)
    if (!end) return
    showToast({ id: 'company', variant: 'success', title: m.company_done_sent() })
    void navigate({ to: pathOf('legalEntity', { originalLegalEntityId: id }) })
  }

  function refuse(error: unknown) {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return form.refuse(error.fields)
    setTrouble(problemText(error))
  }

  return (
    <CompanyStep
      {...{ step, form, standing, editor, back, isSending }}
      trouble={
        trouble === null ? null : (
          <Notice tone="negative" live="alert">
            {trouble}
          </Notice>
        )
      }
      onBack={(before) => go(before as UpdateStepName)}
      forwardLabel={isLast ? m.company_send() : m.common_continue()}
      onForward={() => {
        setTrouble(null)
        void forward()
      }}
    >
      <Fields form={form} />
    </CompanyStep>
  )
}
