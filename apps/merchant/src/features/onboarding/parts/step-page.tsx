import { ApiError } from '@daftar/client'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { endsAtCall, isServedCountry, stepsOf, type OnboardingStep } from '@daftar/rules/onboarding/steps'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Notice } from '@daftar/ui/notice'
import { m, reasonText } from '@daftar/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Editor } from '../../../shared/company-form/editor.ts'
import type { Standing } from '../../../shared/company-form/standing.ts'
import type { SavedApplication } from '../queries.ts'
import { fieldsOf } from '../steps.tsx'
import { useSubmit } from '../use-submit.ts'
import { CompanyStep } from '../../../shared/company-form/parts/company-step.tsx'
import { BankConflict, NameConflict } from './conflicts.tsx'

interface Props {
  step: Exclude<OnboardingStep, 'result'>
  steps: readonly OnboardingStep[]
  standing: Standing<SavedApplication>
  editor: Editor<SavedApplication>
  today: CalendarDate
  go: (step: OnboardingStep) => void
}

/** The form of one step between Back and Continue (DEC-ONB-1). The last of them hands the application in. */
export function StepPage({ step, steps, standing, editor, today, go }: Props) {
  const navigate = useNavigate()
  const { document, saved } = standing
  const { submit, isSending } = useSubmit(saved.application.general.id)
  const [refusal, setRefusal] = useState<ApiError | 'lost' | null>(null)
  const form = useDocumentForm({
    document,
    today,
    uploads: 'onboarding',
    asks: { subject: 'onboarding', subjectId: saved.application.general.id, save: editor.flush },
    current: () => editor.get().document,
    change: editor.change,
    check: (given) => issuesOfStep(step, given, today),
  })
  const Fields = fieldsOf(step)
  const back = steps[steps.indexOf(step) - 1]
  const isLast = handsIn(step, steps, document.basic_info.country_of_main_operations)

  async function forward() {
    if (!(await form.pass()) || !(await editor.flush())) return
    const latest = editor.get()
    const now = stepsOf(latest.document, latest.saved.application.is_whole)
    if (!handsIn(step, now, latest.document.basic_info.country_of_main_operations)) {
      const next = now[now.indexOf(step) + 1]
      if (next) go(next)
      return
    }
    const end = await submit()
    if (end?.kind === 'sent') return void navigate({ to: pathOf('application') })
    if (end) refuse(end.error)
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) return setRefusal('lost')
    if (Object.keys(error.fields).length > 0) return form.refuse(error.fields)
    setRefusal(error)
  }

  return (
    <>
      <CompanyStep
        {...{ step, form, standing, editor, back, isSending }}
        trouble={<Refusal refusal={refusal} onChangeName={() => go('basic-info')} />}
        onBack={go}
        forwardLabel={isLast ? m.apply_send() : m.common_continue()}
        onForward={() => {
          setRefusal(null)
          void forward()
        }}
      >
        <Fields form={form} />
      </CompanyStep>
      <BankConflict
        open={refusal instanceof ApiError && refusal.reason === 'legal_bank_details_conflict'}
        onClose={() => setRefusal(null)}
      />
    </>
  )
}

function Refusal({ refusal, onChangeName }: { refusal: ApiError | 'lost' | null; onChangeName: () => void }) {
  if (refusal === null) return null
  if (refusal === 'lost')
    return (
      <Notice tone="negative" live="alert">
        {m.apply_sending_failed()}
      </Notice>
    )
  if (refusal.reason === 'legal_bank_details_conflict') return null
  if (refusal.reason === 'business_name_conflict') return <NameConflict onChange={onChangeName} />
  return (
    <Notice tone="negative" live="alert">
      {reasonText(refusal.reason)}
    </Notice>
  )
}

/**
 * Whether going on from here hands it in: at the end of the form, or where a person calls instead
 * (DEC-ONB-22).
 */
function handsIn(step: OnboardingStep, steps: readonly OnboardingStep[], country: string): boolean {
  if (!isServedCountry(country)) return false
  return steps.at(-1) === 'result' ? steps.at(-2) === step : endsAtCall(steps) && steps.at(-1) === step
}
