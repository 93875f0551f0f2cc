import { dottedName, isTest, onImports, roomOf, type Node, type Rule } from '../kit.ts'

const outside = new Set(
  (
    'process performance fetch crypto console globalThis window document navigator localStorage sessionStorage ' +
    'setTimeout setInterval setImmediate queueMicrotask Buffer'
  ).split(' '),
)

/** Rules decide from their arguments: no clock, no chance, no world. */
export const pureRule: Rule = {
  meta: { docs: { description: 'packages/rules reads no clock, no random number and nothing outside' } },
  create(context) {
    if (roomOf(context.filename)?.name !== '@daftar/rules' || isTest(context.filename)) return {}
    const refuse = (node: Node, what: string) =>
      context.report({ node, message: `rules are pure: ${what} comes in as an argument` })
    return {
      ...onImports(({ source, node }) => {
        if (source.startsWith('node:')) refuse(node, source)
      }),
      Identifier(node) {
        if (outside.has(node.name) && isRead(node)) refuse(node, node.name)
        if (node.name === 'Date' && isRead(node) && !isValueFromArguments(node)) refuse(node, 'Date')
      },
      MemberExpression(node) {
        if (dottedName(node).join('.') === 'Math.random') refuse(node, 'Math.random')
      },
    }
  },
}

/** An identifier that stands for a value of the world around, not for a property, a key or a type. */
function isRead(node: Node): boolean {
  const parent = node.parent as Node
  if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return false
  if (parent.type === 'Property' && parent.key === node && !parent.computed) return false
  return !/^TS(TypeReference|PropertySignature|QualifiedName|TypeAliasDeclaration|InterfaceDeclaration)/.test(
    parent.type,
  )
}

/**
 * `Date.UTC(...)` and `new Date(instant)` compute from their argument; the rest reads a clock or the local
 * zone.
 */
function isValueFromArguments(node: Node): boolean {
  const parent = node.parent as Node
  if (parent.type === 'MemberExpression') return parent.property.name === 'UTC'
  return parent.type === 'NewExpression' && parent.arguments.length === 1
}
