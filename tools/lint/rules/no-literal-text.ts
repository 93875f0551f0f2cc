import { isTest, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

const screens = new Set(['@daftar/merchant', '@daftar/desk', '@daftar/ui'])
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|placeholder|title|alt|label|description|errorMessage)$/
const letter = /\p{L}/u

/** Screens hold no sentence: what a person reads or hears comes from packages/words. */
export const noLiteralTextRule: Rule = {
  meta: { docs: { description: 'no bare text in screens' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !screens.has(room.name) || !context.filename.endsWith('.tsx') || isTest(context.filename))
      return {}
    if (pathIn(room, context.filename).includes('/gallery/')) return {}
    const refuse = (node: Node) =>
      context.report({ node, message: 'text belongs to packages/words: use m.<key>()' })
    return {
      JSXText(node) {
        if (letter.test(node.value.replace(/&\w+;/g, ''))) refuse(node)
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXNamespacedName' ? '' : node.name.name
        if (spoken.test(name) && node.value) for (const text of literals(node.value)) refuse(text)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') for (const text of literals(node.expression)) refuse(text)
      },
    }
  },
}

/** The literal texts an expression can come out as: through conditions, defaults and templates. */
function literals(node: Node): Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && letter.test(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some((part: Node) => letter.test(part.value.cooked ?? '')) ? [node] : []
    case 'JSXExpressionContainer':
      return literals(node.expression)
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)]
    case 'LogicalExpression':
      return [...literals(node.right), ...(node.operator === '&&' ? [] : literals(node.left))]
    default:
      return []
  }
}
