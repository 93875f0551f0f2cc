import { Column } from '@daftar/ui/columns'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { capitalPaths, wizardFlow } from '@daftar/rules/capital/entry/paths'
import { nextStep, previousStep } from '@daftar/rules/capital/applications/step-order'
import { stepNames, type StepName } from '@daftar/rules/capital/applications/steps'
import { Breadcrumbs } from '@daftar/ui/breadcrumbs'
import { whenQuiet } from '@daftar/ui/when-quiet'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { applicationOnOfferQuery, offersQuery } from '../../../shared/capital/capital-queries.ts'
import {
  pathOfStep,
  stepsBeforeApplication,
  wizardOffer,
  wizardTarget,
  type WizardOffer,
} from '../forms/address.ts'
import { termsOf } from '../forms/customise-form.ts'
import { StepSkeleton } from '../parts/wizard-skeleton.tsx'
import { WizardStepper } from '../parts/wizard-stepper.tsx'
import { fetchSteps, screenOfStep, type OwnStep } from '../steps.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import type { Application } from '../wire.ts'
import type { Wizard } from '../wizard.ts'

/**
 * One step of an application (WIZ-01 to WIZ-05). The address was resolved before; a save elsewhere may still
 * move it on.
 */
export function WizardScreen({
  params: { offerId, stepName },
}: {
  params: { offerId: string; stepName: string }
}) {
  const { data: offers } = useSuspenseQuery(offersQuery)
  const { data: application } = useSuspenseQuery(applicationOnOfferQuery(offerId))
  const listed = offers.find(({ id }) => id === offerId) ?? null
  const offer = wizardOffer(listed, application)
  // The application was withdrawn or the offer ended while the page stood open.
  if (!offer) return <Navigate to={capitalPaths.advances} replace />
  const address = { flow: wizardFlow(offer.tags), offerId, merchantId: offer.merchantId, stepName }
  const target = wizardTarget(address, offer, application)
  if (target.kind === 'redirect') return <Navigate to={target.to} replace ignoreBlocker />
  const name = stepNames.find((known) => known === stepName)
  if (!name || name === 'kyb_legal_info') return null
  return <OpenStep key={name} name={name} {...{ listed, offer, application }} />
}

interface OpenStepProps {
  name: OwnStep
  listed: Offer | null
  offer: WizardOffer
  application: Application | null
}

function OpenStep({ name, listed, offer, application: cached }: OpenStepProps) {
  const navigate = useNavigate()
  const [taken, setTaken] = useState<Application | null>(null)
  // What was taken over stands at once; the cache tells it a moment later.
  const application = taken && taken.version > (cached?.version ?? 0) ? taken : cached
  const drafts = useDrafts(application?.id ?? null, offer.id)
  useEffect(() => {
    const steps = application?.steps ?? []
    const next = nextStep(steps, name)
    if (next) fetchSteps([{ name: next }])
    return whenQuiet(() => fetchSteps(steps))
  }, [application, name])
  const terms = termsOf(listed, application)
  const hasForm = isExperimentOn(useAccount().experiments, 'integration_form')
  if (!terms) return null
  const steps = application ? application.steps : stepsBeforeApplication(hasForm, offer.tags)
  const step = steps.find((one) => one.name === name)
  if (!step) return null
  const before = previousStep(steps, name)
  const go = (to: string) => void navigate({ to, ignoreBlocker: true })
  const wizard: Wizard = {
    offer,
    terms,
    application,
    steps,
    step,
    drafts,
    back: before && pathOfStep(offer, before),
    go,
    forward: (saved) => go(pathAfter(offer, saved, name)),
    takeOver: (latest) => {
      drafts.keep(name, null)
      setTaken(latest)
    },
  }
  const Step = screenOfStep(name)
  return (
    <Column>
      <Breadcrumbs
        label={m.capital_breadcrumbs()}
        crumbs={[
          { label: m.capital_title(), href: capitalPaths.advances },
          { label: m.capital_application_title() },
        ]}
      />
      <WizardStepper wizard={wizard} />
      <Suspense fallback={<StepSkeleton />}>
        <Step key={taken?.version} wizard={wizard} />
      </Suspense>
    </Column>
  )
}

function pathAfter(offer: WizardOffer, application: Application, name: StepName): string {
  const next = nextStep(application.steps, name)
  return next === null ? capitalPaths.application(application.id) : pathOfStep(offer, next)
}
