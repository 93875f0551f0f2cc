import type { ApplicationStatus } from './application-status.ts'
import { knownResetReasons } from './reset-reasons.ts'

export interface ApplicationCase {
  readonly status: string
  readonly hasSteps: boolean
  readonly reasons: readonly string[]
  readonly hasRedesignedResetForm: boolean
  /** An underwriter marked single places in the round that runs. */
  readonly hasMarks: boolean
}

export type ApplicationView =
  | 'wizard'
  | 'in_review'
  | 'approved_summary'
  | 'sign_contract'
  | 'rejected'
  | 'marks'
  | 'fix_form'
  | 'older_form'
  | 'declined'
  | 'cancelled'
  | 'not_found'

/** What the status page shows (APPL-16, APPL-18 to APPL-24, DEC-APPL-2, DEC-APPL-6, DEC-APPL-12). */
export function applicationView(application: ApplicationCase): ApplicationView {
  switch (application.status) {
    case 'draft':
    case 'verified':
      return 'wizard'
    case 'submitted':
      return 'in_review'
    case 'approved':
      return application.hasSteps ? 'approved_summary' : 'sign_contract'
    case 'rejected':
      return 'rejected'
    case 'reset':
      return resetView(application)
    case 'cancelled':
      return 'cancelled'
    default:
      return 'not_found'
  }
}

/** Marks say exactly what is wrong, in whichever form the application was made, so they come first. */
function resetView({
  hasSteps,
  reasons,
  hasRedesignedResetForm,
  hasMarks,
}: ApplicationCase): ApplicationView {
  if (hasMarks) return 'marks'
  if (!hasSteps) return 'older_form'
  return hasRedesignedResetForm && knownResetReasons(reasons).length > 0 ? 'fix_form' : 'declined'
}

export type ListBanner = 'processed_within_72_hours' | 'sign_the_contract' | 'document_not_verified'

/** The banner of a listed application (CAP-60, CAP-61, CAP-62). */
export function listBanner(status: ApplicationStatus): ListBanner | null {
  switch (status) {
    case 'submitted':
      return 'processed_within_72_hours'
    case 'approved':
      return 'sign_the_contract'
    case 'reset':
      return 'document_not_verified'
    default:
      return null
  }
}

export type OlderFormStage = 'apply' | 'make_changes' | 'await_review' | 'sign_contract'

/**
 * The stepper of the older form (APPL-53 to APPL-57): four stages in `reset`, three otherwise (DEC-APPL-15).
 */
export function olderFormStages(status: ApplicationStatus | null): {
  stages: OlderFormStage[]
  current: OlderFormStage
} {
  const usual: OlderFormStage[] = ['apply', 'await_review', 'sign_contract']
  if (status === 'reset')
    return { stages: ['apply', 'make_changes', 'await_review', 'sign_contract'], current: 'make_changes' }
  if (status === 'submitted') return { stages: usual, current: 'await_review' }
  return { stages: usual, current: status === 'approved' ? 'sign_contract' : 'apply' }
}
