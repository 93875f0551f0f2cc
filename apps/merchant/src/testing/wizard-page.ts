import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { stepsFor, type StepFacts, type StepName } from '@daftar/rules/capital/applications/steps'
import { parseAmount } from '@daftar/rules/money/money'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { screen } from '@testing-library/react'
import { replay } from '../shared/simulator/replay.ts'
import { aLegalEntity, anApplication, anOffer, aStatement } from './fixtures/capital.ts'
import { renderAt, type Page, type PageOptions } from './render-at.tsx'
import { workersHere } from './workers-here.ts'

type Done = Partial<Pick<StepFacts, 'hasIntegrationForm' | 'done'>>

/** A draft whose statements are in, with the steps that the server counts for it. */
export function aDraft(
  more: Partial<Application> = {},
  { hasIntegrationForm, done }: Done = {},
): Application {
  const draft = anApplication({ bank_statements: [aStatement()], ...more })
  const { amount, currency, offer_tags: tags, location_details: location } = draft
  const steps = stepsFor({
    tags,
    currency,
    amountMinor: parseAmount(amount, currency)?.amountMinor ?? 0n,
    hasIntegrationForm: hasIntegrationForm ?? false,
    hasRentalContract: Boolean(location?.rental_contract_url),
    done: done ?? ['bank_statements'],
  })
  return { ...draft, steps, ...(more.steps && { steps: more.steps }) }
}

/** One step of a draft, open at its address; null where nothing is begun. What is saved, the test answers. */
export async function openStep(
  step: StepName,
  application: Application | null = aDraft(),
  { answers, ...options }: PageOptions = {},
): Promise<Page> {
  const begun = application && { id: application.id, status: application.status }
  // A worker that a test gives by itself stays.
  if (!('Worker' in globalThis)) workersHere({ simulator: replay })
  const page = renderAt(`/application-preapproved/${step}/ofr_1/mer_1`, {
    ...options,
    answers: {
      'offers.list': {
        offers: [anOffer({ application: begun, ...(application && { tags: application.offer_tags }) })],
      },
      'applications.ofOffer': application ? { application } : refuse('not_found'),
      'offers.calculate': pending,
      'merchants.legalEntity': { legal_entity: aLegalEntity },
      'simulator.weeks': pending,
      'drafts.list': { drafts: [] },
      'drafts.keep': { version: 1 },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
