import { dottedName, type Rule } from '../kit.ts'

const runners = new Set(['test', 'it', 'describe', 'suite'])
const parked = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf'])
const marker = /\b(TODO|FIXME)\b/

/** Nothing half done is committed: no parked or singled-out test, no note to self. */
export const finishedRule: Rule = {
  meta: { docs: { description: 'no skipped test, no open end' } },
  create(context) {
    return {
      MemberExpression(node) {
        const names = dottedName(node)
        const last = names.at(-1) ?? ''
        if (runners.has(names[0] ?? '') && parked.has(last)) {
          context.report({ node, message: `${names.join('.')}: every test runs` })
        }
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (marker.test(comment.value))
            context.report({ node: comment, message: 'finish it, or open an issue' })
        }
      },
    }
  },
}
