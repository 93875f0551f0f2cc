import { mayDecide } from '@daftar/rules/access/four-eyes'
import type { DeskCase } from '../queries.ts'

/** What somebody may do about a case as it stands. */
export type Standing = 'decide' | 'second' | 'own_proposal' | 'look_only' | 'decided'

type Viewer = { id: string; mayDecide: boolean }

/** README decision 16: a proposed approval is for a second person, never for whoever proposed it. */
export function standingOf(
  { application, proposal }: Pick<DeskCase, 'proposal'> & { application: { status: string } },
  viewer: Viewer,
): Standing {
  if (application.status !== 'submitted') return 'decided'
  if (!viewer.mayDecide) return 'look_only'
  if (!proposal) return 'decide'
  const deciding = { firstId: proposal.by_id, staffId: viewer.id }
  return mayDecide('approve_application', deciding) ? 'second' : 'own_proposal'
}

/** Who ended a case, when and with which words; nothing while it is open or where nobody wrote it down. */
export function endOf({
  application: { status },
  history,
}: Pick<DeskCase, 'history'> & { application: { status: string } }): DeskCase['history'][number] | undefined {
  const ends = [`decision.${status}`, `application.${status}`]
  return status === 'submitted' ? undefined : history.findLast(({ action }) => ends.includes(action))
}
