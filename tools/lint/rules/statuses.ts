import { isTest, pathIn, roomOf, type Rule } from '../kit.ts'
import { sqlOf } from '../sql-tables.ts'
import { tablesRoom } from '../tables.ts'

/** What an update names between `set` and its condition, with a status among it. */
const moving =
  /\bupdate\b(?:(?!\bset\b)[^])*\bset\b(?:(?!\b(?:where|from|returning)\b)[^])*?(?<![.\w])status\s*=/i
/** It may read one. */
const asking = /\bcase\b[^]*?\bend\b/gi

/** Where a status is written all the same, and why. */
const allowed: Record<string, string> = {
  'src/platform/status/move.ts': 'the one function',
  'src/platform/idempotency/idempotency.ts': 'the status of an HTTP answer',
  'src/modules/money/settlement/closing/store.ts': 'a payout has no status of its own until it closes',
}

/**
 * A status changes by `moveStatus` alone: it asks the table of the rules, writes only where the expected
 * status still stands and keeps who moved it. `changes` takes no status by its type; this law sees those that
 * are written out. The demo writes down what has been, and tests make what they need.
 */
export const statusesRule: Rule = {
  meta: { docs: { description: 'statuses move by one function' } },
  create(context) {
    const room = roomOf(context.filename)
    if (room?.name !== tablesRoom.name || isTest(context.filename)) return {}
    const here = pathIn(room, context.filename)
    if (/^src\/demo\/|\/testing\.ts$/.test(here) || allowed[here]) return {}
    return {
      TemplateLiteral(node) {
        if (moving.test(sqlOf(node).replaceAll(asking, '?')))
          context.report({ node, message: 'a status is moved by moveStatus and its table in the rules' })
      },
    }
  },
}
