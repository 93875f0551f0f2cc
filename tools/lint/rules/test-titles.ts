import type { Node, Rule } from '../kit.ts'

const longest = 100
const runners = new Set(['test', 'it', 'describe', 'suite'])
const number = '(?:[A-Z]+-)+\\d+(?: to (?:[A-Z]+-)+\\d+)?'
const inBrackets = new RegExp(` \\[${number}(?:, ${number})*\\]$`)
/** What every page test in both languages and all widths adds to its title. */
const parameters = /, in %s at %i$/
const anyNumber = /\b(?!UTF-|SHA-)(?:DEC-)?[A-Z]{2,}-\d+\b/

/** A failing line begins with what broke, in one short sentence; the numbers it proves follow in brackets. */
export const testTitlesRule: Rule = {
  meta: {
    docs: { description: 'the title of a test is short, and its numbers stand at the end in brackets' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const title = titleOf(node)
        if (title === undefined) return
        const text = title.replace(inBrackets, '').replace(parameters, '')
        if (text.length > longest)
          context.report({ node, message: `${text.length} characters: at most ${longest}, one behaviour` })
        if (anyNumber.test(text))
          context.report({ node, message: 'numbers stand at the end in brackets: [AUTH-14, AUTH-15]' })
      },
    }
  },
}

function titleOf(call: Node): string | undefined {
  if (!runners.has(runnerOf(call.callee))) return undefined
  const [title] = call.arguments
  if (title?.type === 'TemplateLiteral') return title.quasis.map((part: Node) => part.value.cooked).join('%s')
  return typeof title?.value === 'string' ? title.value : undefined
}

/** `test('…')`, `test.each(rows)('…')` and `test.describe('…')` all begin with the name of their runner. */
function runnerOf(node: Node): string {
  if (node.type === 'MemberExpression') return runnerOf(node.object)
  if (node.type === 'CallExpression') return runnerOf(node.callee)
  return node.type === 'Identifier' ? node.name : ''
}
