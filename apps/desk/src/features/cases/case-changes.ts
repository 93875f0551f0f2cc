import type { DeskCase } from './queries.ts'

/** What somebody else changed while this case was open. */
export type CaseChange =
  | { kind: 'status'; from: DeskCase['application']['status']; to: DeskCase['application']['status'] }
  | { kind: 'amount' | 'tenor'; from: string; to: string }
  | { kind: 'proposed'; by: string }
  | { kind: 'returned' }
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
  if (isDifferent(old.bank_statements, now.bank_statements)) changes.push({ kind: 'statements' })
  const details = ({ legal_info, authorized_signatory, location_details, social_networks }: typeof old) => [
    legal_info,
    authorized_signatory,
    location_details,
    social_networks,
  ]
  if (isDifferent(details(old), details(now))) changes.push({ kind: 'details' })
  return changes
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
