import { roomOf, type Node, type Rule } from '../kit.ts'
import { sqlOf, usesInSql } from '../sql-tables.ts'
import { tablesRoom } from '../tables.ts'

const locks = /\bfor\s+(?:no\s+key\s+update|key\s+share|update|share)\b|\bpg_(?:try_)?advisory_/i
const readers = /^(?:system|tenant)Read$/

/**
 * What only reads neither writes nor locks. The type of a read cannot see the text of a statement, and the
 * database refuses it only when it runs.
 */
export const readsRule: Rule = {
  meta: { docs: { description: 'nothing is written or locked through a ReadTx' } },
  create(context) {
    if (roomOf(context.filename)?.name !== tablesRoom.name) return {}
    return {
      TaggedTemplateExpression(node) {
        const { tag, quasi } = node
        if (tag.type !== 'Identifier' || !isRead(tag.name, node)) return
        const sql = sqlOf(quasi)
        if (locks.test(sql) || usesInSql(sql).some(({ writes }) => writes))
          context.report({ node, message: `${tag.name} only reads: what writes or locks takes a Tx` })
      },
    }
  },
}

/**
 * Whether a name stands for a read there: a parameter of type ReadTx, or what a read of the database hands
 * over.
 */
function isRead(name: string, { parent }: Node): boolean {
  if (!parent) return false
  const param = (parent.params as Node[] | undefined)?.find((each) => each.name === name)
  if (!param) return isRead(name, parent)
  const type = param.typeAnnotation?.typeAnnotation
  if (type) return type.typeName?.name === 'ReadTx'
  return parent.parent?.type === 'CallExpression' && readers.test(parent.parent.callee.property?.name ?? '')
}
