import { isTest, pathIn, roomOf, type Rule } from '../kit.ts'
import { sqlOf, usesInSql } from '../sql-tables.ts'
import { faultOf, moduleOf, tablesRoom } from '../tables.ts'

/**
 * SQL follows the modules as imports do: a table is written by its owner alone, and read by others as its
 * owner shows it.
 */
export const tablesRule: Rule = {
  meta: { docs: { description: 'modules write their own tables and read views that others declare' } },
  create(context) {
    const room = roomOf(context.filename)
    if (room?.name !== tablesRoom.name) return {}
    const path = pathIn(room, context.filename)
    const module = moduleOf(path)
    if (!module || isTest(path) || /\/testing(\/|\.ts$)/.test(path)) return {}
    return {
      TemplateLiteral(node) {
        for (const { table, writes } of usesInSql(sqlOf(node))) {
          const message = faultOf(module, table, writes)
          if (message) context.report({ node, message })
        }
      },
    }
  },
}
