import { isTest, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

const browserRooms = new Set(['@daftar/merchant', '@daftar/desk', '@daftar/app-kit', '@daftar/words'])

/**
 * A browser build reads those sentences that sources name behind a dot (`packages/words/build/sentences.ts`):
 * one that is asked for in any other way would be missing from the page, and no build would say so.
 */
export const askedWordsRule: Rule = {
  meta: { docs: { description: 'what a browser loads asks for sentences as m.<key>' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !browserRooms.has(room.name) || isTest(context.filename)) return {}
    if (!pathIn(room, context.filename).startsWith('src/')) return {}
    const refuse = (node: Node) =>
      context.report({ node, message: 'sentences are asked for as m.<key>: no other is part of the page' })
    const names = new Set<string>()
    return {
      ImportDeclaration({ source, specifiers }) {
        for (const each of specifiers as Node[]) {
          if (each.imported?.name === 'm') names.add(each.local.name)
          if (each.type === 'ImportNamespaceSpecifier' && source.value === '@daftar/words') refuse(each)
        }
      },
      Identifier(node) {
        if (names.has(node.name) && !isNamed(node)) refuse(node)
      },
    }
  },
}

/** The name of an import, of something else's part, in a type, or with a key behind it. */
function isNamed(node: Node): boolean {
  const { parent } = node
  if (parent.type === 'MemberExpression') return !parent.computed
  if (parent.type === 'Property') return parent.key === node && !parent.computed
  return parent.type === 'ImportSpecifier' || parent.type === 'TSTypeQuery'
}
