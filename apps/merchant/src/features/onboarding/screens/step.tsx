import { firstOpenStep } from '@daftar/rules/onboarding/check-step'
import { onboardingSteps, stepInstead, stepsOf, type OnboardingStep } from '@daftar/rules/onboarding/steps'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { applicationQuery, useAccount } from '../../../shared/session/account.ts'
import { today } from '../../../shared/text/today.ts'
import { NotServed } from '../parts/not-served.tsx'
import { StepPage } from '../parts/step-page.tsx'
import type { Application } from '../queries.ts'
import { StepsFrame } from '../../../shared/company-form/parts/steps-frame.tsx'
import { useEditor } from '../use-editor.ts'

export const pathOfStep = (step: OnboardingStep) => pathOf('applicationStep', { currentStep: step })

/** One step of the application to sell (ONB-03); what is typed outlasts the way from step to step. */
export function StepScreen({ params: { currentStep } }: { params: { currentStep: string } }) {
  const account = useAccount()
  const { data: application } = useSuspenseQuery(applicationQuery(account))
  if (!application) return <Navigate to={pathOf('application')} replace />
  const named = onboardingSteps.find((known) => known === currentStep)
  return <Written key={application.general.id} application={application} named={named ?? null} />
}

function Written({ application, named }: { application: Application; named: OnboardingStep | null }) {
  const navigate = useNavigate()
  const { editor, ...standing } = useEditor(application)
  const { document } = standing
  const day = today(document.basic_info.country_of_main_operations)
  const steps = stepsOf(document, application.is_whole)
  const open = firstOpenStep(steps, document, day)
  const [stood, setStood] = useState<{ steps: readonly OnboardingStep[]; step: OnboardingStep | null }>({
    steps,
    step: null,
  })
  // Whoever was let in stays while they type: what a tick begins is finished in the same step.
  const isIn = named !== null && named === stood.step && steps.includes(named)
  const step = isIn ? named : allowedStep(named ?? 'basic-info', stood.steps, steps, open)
  if (stood.step !== step || stood.steps.join() !== steps.join()) setStood({ steps, step })
  // What was sent, on this page or another, is looked at elsewhere.
  if (application.general.status !== 'draft') return <Navigate to={pathOf('application')} replace />
  if (step !== named) return <Navigate to={pathOfStep(step)} replace />
  const go = (next: OnboardingStep) => void navigate({ to: pathOfStep(next) })
  return (
    <StepsFrame
      label={m.apply_steps()}
      {...{ steps, step, open }}
      hrefOf={(one) => (one === 'result' ? null : pathOfStep(one))}
    >
      {step === 'result' ? (
        <NotServed document={document} onBack={() => go('basic-info')} />
      ) : (
        <StepPage key={step} {...{ step, steps, standing, editor, go, today: day }} />
      )}
    </StepsFrame>
  )
}

/**
 * DEC-ONB-30, DEC-ONB-31: a step that dropped out leads back, and nobody is let in beyond the first that is
 * not right.
 */
function allowedStep(
  step: OnboardingStep,
  before: readonly OnboardingStep[],
  steps: readonly OnboardingStep[],
  open: OnboardingStep,
): OnboardingStep {
  const listed = stepInstead(step, before, steps)
  return steps.indexOf(listed) > steps.indexOf(open) ? open : listed
}
