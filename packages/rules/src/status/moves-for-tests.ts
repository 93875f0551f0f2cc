import type { Actor } from './actors.ts'
import { canMove, type Transitions } from './transitions.ts'

/** Where a status can go, for everyone or for one actor, in the order of the table. */
export function movesFrom<Status extends string>(
  table: Transitions<Status>,
  from: NoInfer<Status>,
  actor?: Actor,
): Status[] {
  return (Object.keys(table[from]) as Status[]).filter((to) => canMove(table, from, to, actor))
}

export function isFinal<Status extends string>(table: Transitions<Status>, status: NoInfer<Status>): boolean {
  return movesFrom(table, status).length === 0
}
