import { roomOf, type Node, type Rule } from '../kit.ts'

const place = /\b(?:insert\s+into|update)\s+(\w+)(?:\s+\w+)?(?:\s+set)?\s*$/i
const drivers = ['tx', 'sql', 'owner']
const helpers = ['values', 'changes']

/** What the server writes is checked against its tables: a row goes through `values` or `changes`, and no cast silences that. */
export const typedRowsRule: Rule = {
  meta: { docs: { description: 'rows are written by their types' } },
  create(context) {
    if (roomOf(context.filename)?.name !== '@daftar/server') return {}
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.type === 'TSNeverKeyword')
          context.report({ node, message: '`as never` passes everything: give it the type it has' })
      },
      TemplateLiteral({ quasis, expressions }) {
        for (const [index, node] of expressions.entries()) {
          // A column that is named by a value stands before its own equals sign.
          if (/^\s*=/.test(quasis[index + 1].value.raw)) continue
          const [, table] = place.exec(quasis[index].value.raw) ?? []
          const message = table && faultOf(node, table)
          if (message) context.report({ node, message })
        }
      },
    }
  },
}

function faultOf({ type, callee, arguments: given }: Node, table: string): string | undefined {
  if (type !== 'CallExpression') return undefined
  if (drivers.includes(callee.name))
    return `nothing checks these columns: write values(tx, '${table}', ...) or changes(tx, '${table}', ...)`
  const of = helpers.includes(callee.name) && given[1]?.value
  return of && of !== table ? `the columns of ${of} are written to ${table}` : undefined
}
