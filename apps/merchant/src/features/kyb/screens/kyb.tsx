import { Column } from '@daftar/ui/columns'
import { capitalPaths, formPath, kybStepPath, parseApplicationPath } from '@daftar/rules/capital/entry/paths'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { nextKybStep, previousKybStep } from '@daftar/rules/capital/kyb/step-order'
import { kybStepNames, type KybStepName } from '@daftar/rules/capital/kyb/steps'
import { Breadcrumbs } from '@daftar/ui/breadcrumbs'
import { Card } from '@daftar/ui/card'
import { Loading } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { applicationQuery } from '../../../shared/capital/capital-queries.ts'
import { useTrack } from '../../../shared/told/events.ts'
import { enterKyb } from '../entry.ts'
import type { Kyb, KybApplication } from '../kyb.ts'
import { KybHeader } from '../parts/kyb-header.tsx'
import { StepBones } from '../parts/kyb-skeleton.tsx'
import { isWideStep, screenOfKybStep } from '../steps.tsx'
import { useSave } from '../use-save.ts'
import type { Application } from '../wire.ts'
import styles from '../parts/kyb-page.module.css'

interface Params {
  applicationId: string
  stepName: string
}

/**
 * One step of a business verification. The address was resolved before; what happens elsewhere may still lead
 * away (DEC-KYB-5).
 */
export function KybScreen({ params: { applicationId, stepName } }: { params: Params }) {
  const queryClient = useQueryClient()
  const { data: application } = useSuspenseQuery(applicationQuery(applicationId))
  useEffect(() => enterKyb(queryClient, applicationId), [queryClient, applicationId])
  const step = kybStepNames.find((name) => name === stepName)
  useOpened(application, step ?? 'initialization')
  if (!isEditable(application.status))
    return <Navigate to={capitalPaths.application(application.id)} replace ignoreBlocker />
  if (!step || !isKyb(application)) return null
  return <OpenStep key={step} step={step} application={application} />
}

function OpenStep({ step, application }: { step: KybStepName; application: KybApplication }) {
  const navigate = useNavigate()
  // From step to step the entry of the history is replaced (KYB-08).
  const leave = (to: string) => void navigate({ to, replace: parseApplicationPath(to)?.kind === 'kyb_step' })
  const go = (name: KybStepName) => void navigate({ to: kybStepPath(application.id, name), replace: true })
  const kyb: Kyb = {
    ...useSave(application, step),
    application,
    step,
    back: backOf(application, step),
    go,
    leave,
    forward: () => {
      const next = nextKybStep(step)
      if (next) void navigate({ to: kybStepPath(application.id, next), replace: true, ignoreBlocker: true })
    },
  }
  const Step = screenOfKybStep(step)
  const content = (
    <Suspense fallback={<Bones />}>
      <Step key={kyb.restarts} kyb={kyb} />
    </Suspense>
  )
  return (
    <Column>
      <Breadcrumbs
        label={m.capital_breadcrumbs()}
        crumbs={[
          { label: m.capital_title(), href: capitalPaths.advances },
          { label: m.capital_application_title() },
        ]}
      />
      {step === 'initialization' ? null : <KybHeader kyb={kyb} />}
      {isWideStep(step) ? (
        <div className={styles.wide}>{content}</div>
      ) : (
        <Card className={styles.narrow}>{content}</Card>
      )}
    </Column>
  )
}

function Bones() {
  return (
    <Loading label={m.common_loading()}>
      <StepBones />
    </Loading>
  )
}

/** KYB-168: once for each time the page is opened. */
function useOpened({ id, offer_id: offerId }: Application, step: KybStepName): void {
  const track = useTrack()
  // Where it was opened, wherever it leads afterwards.
  const [opened] = useState(step)
  useEffect(
    () => track('Capital KYB Page Opened', { application_id: id, offer_id: offerId, step: opened }),
    [track, id, offerId, opened],
  )
}

/** The step before; from the check-list the wizard's last own step, or the offer (KYB-31, DEC-KYB-4). */
function backOf(application: KybApplication, step: KybStepName): string {
  const before = previousKybStep(step)
  if (before) return kybStepPath(application.id, before)
  const { steps, offer_id: offerId, merchant_id: merchantId, offer_tags: tags } = application
  return steps.some(({ name }) => name === 'location_details')
    ? formPath({ offerId, merchantId, tags, form: 'wizard' }, 'location_details')
    : capitalPaths.offer(offerId)
}

function isKyb(application: Application): application is KybApplication {
  return application.kyb !== null
}
