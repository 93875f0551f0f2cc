import { dottedName, isTest, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

/**
 * Where numbers are money or become money: all that decides and all modules, so that a new area is on it by
 * itself.
 */
const moneyPaths: Record<string, RegExp> = {
  '@daftar/rules': /^src\//,
  '@daftar/server': /^src\/(platform\/ledger|modules)\//,
}
/** What measures the machine itself, in seconds and bytes. */
const noMoney = /^src\/modules\/console\/health\//
const floating = new Set(['parseFloat', 'Number.parseFloat', 'Math.fround'])

/** Money is whole minor units in a bigint; nothing on its way may round through a float. */
export const exactMoneyRule: Rule = {
  meta: { docs: { description: 'no floating point on the way of money' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || isTest(context.filename)) return {}
    const path = pathIn(room, context.filename)
    const onMoneyPath = !!moneyPaths[room.name]?.test(path) && !noMoney.test(path)
    const refuse = (node: Node, what: string) =>
      context.report({ node, message: `${what} makes money inexact: stay with bigint minor units` })
    return {
      CallExpression(node) {
        const name = dottedName(node.callee).join('.')
        if (name === 'Number' && isMinor(node.arguments[0])) refuse(node, 'Number(...Minor)')
        if (onMoneyPath && floating.has(name)) refuse(node, name)
        if (onMoneyPath && name.endsWith('.toFixed')) refuse(node, 'toFixed')
      },
      UnaryExpression(node) {
        if (node.operator === '+' && isMinor(node.argument)) refuse(node, '+...Minor')
      },
    }
  },
}

function isMinor(node: Node | undefined): boolean {
  if (!node) return false
  if (node.type === 'BinaryExpression') {
    // An amount divided by an amount is a share, and no money any more.
    const share = node.operator === '/' && isMinor(node.right)
    return !share && (isMinor(node.left) || isMinor(node.right))
  }
  return /minor$/i.test(dottedName(node).at(-1) ?? '')
}
