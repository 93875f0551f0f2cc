import { Queried } from '@daftar/app-kit/queried'
import { updateSteps } from '@daftar/rules/legal-entities/update'
import { firstOpenStep } from '@daftar/rules/onboarding/check-step'
import { stepInstead, type OnboardingStep } from '@daftar/rules/onboarding/steps'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { StepsFrame } from '../../../shared/company-form/parts/steps-frame.tsx'
import { today } from '../../../shared/text/today.ts'
import { EntitySkeleton } from '../parts/skeletons.tsx'
import { UpdateCorrections } from '../parts/update-corrections.tsx'
import { UpdateStep, type UpdateStepName } from '../parts/update-step.tsx'
import { entityQuery, type EntityUpdate, type OneLegalEntity } from '../queries.ts'
import { useUpdateEditor } from '../use-update-editor.ts'

interface Params {
  originalLegalEntityId: string
  step: string
}

/** One step of the update of a company; of one that is back, what was asked for (LGL-08). */
export function UpdateScreen({ params: { originalLegalEntityId: id, step } }: { params: Params }) {
  return (
    <Queried query={useQuery(entityQuery(id))} pending={<EntitySkeleton />} failedTitle={m.company_failed()}>
      {(opened) => {
        const { update } = opened
        const isOpen = update?.status === 'draft' || update?.status === 'changes_requested'
        // What was sent, on this page or another, is looked at on the page of the company.
        if (!update || !isOpen)
          return <Navigate to={pathOf('legalEntity', { originalLegalEntityId: id })} replace />
        return <Written key={`${update.id} ${update.status}`} {...{ opened, update, named: step }} />
      }}
    </Queried>
  )
}

type WrittenProps = { opened: OneLegalEntity; update: EntityUpdate; named: string }

function Written({ opened, update, named }: WrittenProps) {
  const navigate = useNavigate()
  const { editor, isAsked, ...standing } = useUpdateEditor(opened, update)
  const { id, country } = opened.legal_entity
  const day = today(country)
  if (update.status === 'changes_requested')
    return <UpdateCorrections {...{ id, update, standing, editor, isAsked, today: day }} />
  const steps = updateSteps(standing.document) as readonly UpdateStepName[]
  const open = firstOpenStep(steps, standing.document, day)
  const pathOfStep = (step: OnboardingStep) =>
    pathOf('legalEntityUpdate', { originalLegalEntityId: id, step })
  const wanted = steps.find((step) => step === named)
  const isTooFar = wanted !== undefined && steps.indexOf(wanted) > steps.indexOf(open as UpdateStepName)
  const step = wanted && !isTooFar ? wanted : (stepInstead(open, steps, steps) as UpdateStepName)
  if (step !== named) return <Navigate to={pathOfStep(step)} replace />
  return (
    <StepsFrame label={m.company_update()} {...{ steps, step, open }} hrefOf={pathOfStep}>
      <UpdateStep
        key={step}
        {...{ id, step, standing, editor, today: day }}
        go={(next) => void navigate({ to: pathOfStep(next) })}
      />
    </StepsFrame>
  )
}
