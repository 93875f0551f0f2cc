import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { screen } from '@testing-library/react'
import { kybAnswers } from './fixtures/kyb.ts'
import { renderAt, type Page, type PageOptions } from './render-at.tsx'

/**
 * Opens an application's business verification at a step, or at whatever stands in its place in the address.
 */
export async function openKyb(
  step: KybStepName | 'company',
  application: Application,
  { answers, ...options }: PageOptions = {},
): Promise<Page> {
  const page = renderAt(`/application-kyb/app_1/${step}`, {
    ...options,
    answers: {
      ...kybAnswers(application),
      ...answers,
    },
  })
  await screen.findByRole('main')
  return page
}
