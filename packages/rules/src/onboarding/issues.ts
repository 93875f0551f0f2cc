import type { FieldProblem, FieldProblemCode } from '../text/field-problem.ts'

/** What can be wrong with a field of an application, besides what any field can have. */
export type IssueCode =
  | FieldProblemCode
  | 'choose_option'
  | 'invalid'
  | 'shares_not_whole'
  | 'shareholder_wanted'
  | 'senior_management_wanted'
  | 'signatory_wanted'
  | 'beneficial_owner_wanted'

/** One thing that is wrong: the path of its field in the document, and what it is. */
export interface Issue {
  field: string
  code: IssueCode
  /** The length a text is held against. */
  length?: number
}

/** What one field is found to have; null where it is right. */
type Finding = FieldProblem | IssueCode | null

/** Only what is wrong, under the path of its block. */
export function issuesIn(block: string, findings: Readonly<Record<string, Finding>>): Issue[] {
  const issues: Issue[] = []
  for (const [name, finding] of Object.entries(findings)) {
    if (finding === null) continue
    const field = `${block}.${name}`
    issues.push(typeof finding === 'string' ? { field, code: finding } : { field, ...finding })
  }
  return issues
}

/** A text that must be given, within its bounds. */
export function textIssue(text: string, maximum: number, minimum = 1): Finding {
  const { length } = text.trim()
  if (length === 0) return 'required'
  if (length < minimum) return { code: 'too_short', length: minimum }
  return length > maximum ? { code: 'too_long', length: maximum } : null
}

/** A document that must be handed in. */
export function fileIssue(handle: string | null): Finding {
  return handle ? null : 'required'
}

/** A choice that must be made, of these. */
export function choiceIssue(choice: string, known: readonly string[]): Finding {
  if (choice === '') return 'required'
  return known.includes(choice) ? null : 'choose_option'
}

/** What is found, where it is asked for at all. */
export function onlyIf(isAsked: boolean, find: () => Finding): Finding {
  return isAsked ? find() : null
}
