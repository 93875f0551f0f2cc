import { isTest, roomOf, type Node, type Rule, type Visitor } from '../kit.ts'
import { columnsInSql, sqlOf } from '../sql-tables.ts'
import { ownerOf, tablesRoom } from '../tables.ts'

const place = /\b(?:insert\s+into|update)\s+(\w+)(?:\s+\w+)?(?:\s+set)?\s*$/i
const drivers = ['tx', 'sql', 'owner']
const helpers = ['values', 'changes']

/**
 * What the server writes is checked against its tables: a row goes through `values` or `changes`, and no cast
 * silences that. What it reads in place names its columns by `Row` and `Column`. No other room silences the
 * compiler so either, but for tests.
 */
export const typedRowsRule: Rule = {
  meta: { docs: { description: 'rows are written by their types' } },
  create(context) {
    const room = roomOf(context.filename)?.name
    const casts: Visitor = {
      TSAsExpression(node) {
        if (node.typeAnnotation.type === 'TSNeverKeyword')
          context.report({ node, message: '`as never` passes everything: give it the type it has' })
      },
    }
    if (room !== tablesRoom.name) return room === '@daftar/e2e' || isTest(context.filename) ? {} : casts
    return {
      ...casts,
      TaggedTemplateExpression({ typeArguments, quasi }) {
        const typed = typedByHand(typeArguments?.params[0])
        if (typed.length === 0) return
        const columns = columnsInSql(sqlOf(quasi), (name) => ownerOf(name) !== undefined)
        for (const node of typed) {
          const table = columns.get(node.key.name)
          if (table)
            context.report({ node, message: `this is a column: Row<'${table}', '${node.key.name}'>` })
        }
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

/** Columns of a row that are typed in place, in `tx<{ id: string }[]>`; what says `Column<...>` is not. */
function typedByHand(type: Node | undefined): Node[] {
  switch (type?.type) {
    case 'TSArrayType':
      return typedByHand(type.elementType)
    case 'TSParenthesizedType':
      return typedByHand(type.typeAnnotation)
    case 'TSIntersectionType':
      return type.types.flatMap(typedByHand)
    case 'TSTypeLiteral':
      return type.members.filter(
        ({ key, typeAnnotation }: Node) => key?.name && !saysColumn(typeAnnotation?.typeAnnotation),
      )
    default:
      return []
  }
}

function saysColumn(type: Node | undefined): boolean {
  if (type?.type === 'TSUnionType') return type.types.some(saysColumn)
  return type?.typeName?.name === 'Column'
}
