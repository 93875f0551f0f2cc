import { isTest, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

const screens = new Set(['@daftar/merchant', '@daftar/desk', '@daftar/ui'])
const physical =
  /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)(\w*)|left|right|border(Top|Bottom)(Left|Right)Radius)$/
const colour = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(.*\))$/i

/** Sides are start and end, colours are tokens: so that Arabic mirrors and a brand can repaint. */
export const noLiteralStyleRule: Rule = {
  meta: { docs: { description: 'no physical side and no literal colour in screens' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !screens.has(room.name) || isTest(context.filename)) return {}
    if (!/\.tsx?$/.test(context.filename) || !pathIn(room, context.filename).startsWith('src/')) return {}
    return {
      Literal(node) {
        if (typeof node.value === 'string' && colour.test(node.value)) {
          context.report({ node, message: `${node.value}: a colour is a token of packages/ui (var(--...))` })
        }
      },
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.expression?.type !== 'ObjectExpression') return
        for (const entry of node.value.expression.properties as Node[]) {
          const name: string = entry.key?.name ?? entry.key?.value ?? ''
          const value: unknown = entry.value?.value
          const sided = /^(textAlign|float|clear)$/.test(name) && (value === 'left' || value === 'right')
          if (physical.test(name) || sided) {
            context.report({
              node: entry,
              message: `${name}: use the logical side (inline-start, inline-end)`,
            })
          }
        }
      },
    }
  },
}
