import type { Actor } from './actors.ts'

/**
 * One table per thing with a status: from which status to which, and who may do it. What is not in it does
 * not exist.
 */
export type Transitions<Status extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: readonly Actor[] }
}

/** Every status is a key, final ones with an empty row; a target that is no key does not compile. */
export function defineTransitions<Status extends string>(table: Transitions<Status>): Transitions<Status> {
  return table
}

/** Whether the move exists and, when an actor is given, whether that actor may make it. */
export function canMove<Status extends string>(
  table: Transitions<Status>,
  from: NoInfer<Status>,
  to: NoInfer<Status>,
  actor?: Actor,
): boolean {
  const allowed = moversOf(table, from, to)
  return actor === undefined ? allowed.length > 0 : allowed.includes(actor)
}

/** Who may make the move; empty when it does not exist. */
export function moversOf<Status extends string>(
  table: Transitions<Status>,
  from: NoInfer<Status>,
  to: NoInfer<Status>,
): readonly Actor[] {
  return (Object.hasOwn(table, from) && table[from][to]) || []
}
