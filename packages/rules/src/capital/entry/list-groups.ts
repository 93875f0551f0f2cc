import type { ApplicationStatus } from '../applications/application-status.ts'
import type { AdvanceStatus } from '../advances/advance-status.ts'

/** An advance or an application of the list; `at` is applied_at or created_at, ISO 8601 in UTC. */
export type ListItem =
  | { readonly kind: 'advance'; readonly status: AdvanceStatus; readonly at: string }
  | { readonly kind: 'application'; readonly status: ApplicationStatus; readonly at: string }

export type ListGroup = 'active' | 'inactive'

/** LOAN-02 to LOAN-05; null for drafts, which are not listed (DEC-APPL-2). */
export function groupOf(item: Pick<ListItem, 'kind' | 'status'>): ListGroup | null {
  return groups[item.status]
}

/** The two groups, advances and applications together, newest first (LOAN-01, DEC-LOAN-43). */
export function groupItems<Item extends ListItem>(items: readonly Item[]): Record<ListGroup, Item[]> {
  const newestFirst = items.toSorted((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0))
  return {
    active: newestFirst.filter((item) => groupOf(item) === 'active'),
    inactive: newestFirst.filter((item) => groupOf(item) === 'inactive'),
  }
}

const groups: Record<AdvanceStatus | ApplicationStatus, ListGroup | null> = {
  paying: 'active',
  overdue: 'active',
  waiting: 'active',
  waiting_for_dda: 'active',
  submitted: 'active',
  approved: 'active',
  reset: 'active',
  closed: 'inactive',
  rejected: 'inactive',
  cancelled: 'inactive',
  draft: null,
  verified: null,
}
