import type { DeskCase } from './queries.ts'

/** What somebody else changed while this case was open. */
export type CaseChange =
  | { kind: 'status'; from: DeskCase['application']['status']; to: DeskCase['application']['status'] }
  | { kind: 'amount' | 'tenor'; from: string; to: string }
  | { kind: 'proposed'; by: string }
  | { kind: 'returned' }
  | { kind: 'marked'; by: string }
  | { kind: 'unmarked' }
  | { kind: 'statements' }
  | { kind: 'details' }

/** What a reader has to know before deciding on the case as it stands now. */
export function changesBetween(before: DeskCase, after: DeskCase): CaseChange[] {
  const [old, now] = [before.application, after.application]
  const changes: CaseChange[] = []
  if (old.status !== now.status) changes.push({ kind: 'status', from: old.status, to: now.status })
  if (old.amount !== now.amount) changes.push({ kind: 'amount', from: old.amount, to: now.amount })
  if (old.tenor !== now.tenor) changes.push({ kind: 'tenor', from: String(old.tenor), to: String(now.tenor) })
  if (after.proposal && before.proposal?.at !== after.proposal.at)
    changes.push({ kind: 'proposed', by: after.proposal.by })
  if (before.proposal && !after.proposal && now.status === 'submitted') changes.push({ kind: 'returned' })
  changes.push(...changesOfMarks(before.kept_marks, after.kept_marks, now.status))
  if (isDifferent(old.bank_statements, now.bank_statements)) changes.push({ kind: 'statements' })
  const details = (application: typeof old) => [
    application.legal_info,
    application.sign_authority,
    application.authorized_signatory,
    application.single_page,
    application.location_details,
    application.social_networks,
  ]
  if (isDifferent(details(old), details(now))) changes.push({ kind: 'details' })
  return changes
}

type Marks = DeskCase['kept_marks']

/** Marks that were made or written anew, and marks that went; a decision takes all of them with it. */
function changesOfMarks(before: Marks, after: Marks, status: string): CaseChange[] {
  if (status !== 'submitted') return []
  const isIn = (marks: Marks, mark: Marks[number]) =>
    marks.some(({ id, version }) => id === mark.id && version === mark.version)
  const made = after.filter((mark) => !isIn(before, mark))
  const isAnyGone = before.some((mark) => !after.some(({ id }) => id === mark.id))
  return [
    ...[...new Set(made.map(({ made_by: by }) => by))].map((by) => ({ kind: 'marked' as const, by })),
    ...(isAnyGone ? [{ kind: 'unmarked' as const }] : []),
  ]
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
