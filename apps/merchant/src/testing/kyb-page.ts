import type { Application } from '@daftar/contract/endpoints/applications-shapes'
import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { pending } from '@daftar/testkit/page/answers'
import { screen } from '@testing-library/react'
import { anOffer } from './fixtures/capital.ts'
import { renderAt, type Page, type PageOptions } from './render-at.tsx'

/** Opens an application's business verification at a step, or at whatever stands in its place in the address. */
export async function openKyb(
  step: KybStepName | 'company',
  application: Application,
  { answers, ...options }: PageOptions = {},
): Promise<Page> {
  const page = renderAt(`/application-kyb/app_1/${step}`, {
    ...options,
    answers: {
      'offers.list': {
        offers: [
          anOffer({ tags: ['kyb_application'], application: { id: 'app_1', status: application.status } }),
        ],
      },
      'applications.read': { application },
      'applications.ofOffer': { application },
      'offers.calculate': pending,
      'simulator.weeks': pending,
      'drafts.list': { drafts: [] },
      'merchants.stores': pending,
      'files.reading': pending,
      ...answers,
    },
  })
  await screen.findByRole('main')
  return page
}
