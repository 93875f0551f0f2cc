import { mayDecide } from '@daftar/rules/access/four-eyes'
import type { OnboardingCase } from './queries.ts'

/** What somebody may do about a case, or why not. */
export type Standing =
  | 'look_only'
  /** High volume: whoever applied is to be called. */
  | 'call'
  | 'take'
  | 'decide'
  | 'own_proposal'
  | 'second'
  /** It waits for the applicant. */
  | 'waits'
  | 'decided'

export function standingOf(
  { status, proposal }: Pick<OnboardingCase, 'status' | 'proposal'>,
  viewer: { id: string; mayDecide: boolean },
): Standing {
  if (status === 'approved' || status === 'declined') return 'decided'
  if (!viewer.mayDecide) return 'look_only'
  if (status === 'draft' || status === 'changes_requested') return 'waits'
  if (status === 'partially_submitted') return 'call'
  if (status === 'submitted') return 'take'
  if (proposal === null) return 'decide'
  const isSecond = mayDecide('approve_onboarding', {
    firstId: proposal.by.id,
    staffId: viewer.id,
    isTakenBack: false,
  })
  return isSecond ? 'second' : 'own_proposal'
}
