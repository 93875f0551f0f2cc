import { isEditable, type ApplicationStatus } from '../applications/application-status.ts'
import type { OfferTag } from '../offers/offer.ts'
import { applicationEntry, type ApplicationEntry } from '../applications/step-order.ts'
import type { Step } from '../applications/steps.ts'

export interface OpenApplication {
  readonly id: string
  readonly status: ApplicationStatus
  readonly steps: readonly Step[]
}

export type GetStartedTarget =
  | { readonly kind: 'customise' }
  | { readonly kind: 'entry'; readonly applicationId: string; readonly entry: ApplicationEntry }
  | { readonly kind: 'application'; readonly id: string }

/**
 * Where get started leads (OFR-20, DEC-OFR-6): no application yet, the customise page of the offer; a draft,
 * its first incomplete non-optional step; any other status, the application view.
 */
export function getStartedTarget(application: OpenApplication | null): GetStartedTarget {
  if (!application) return { kind: 'customise' }
  if (!isEditable(application.status)) return { kind: 'application', id: application.id }
  const entry = applicationEntry(application.steps, application.status)
  return { kind: 'entry', applicationId: application.id, entry }
}

/** An early-payoff offer first shows X and what reaches the bank (DEC-OFR-6). */
export function showsPayOffFirst(tags: readonly OfferTag[]): boolean {
  return tags.includes('early_payoff')
}
