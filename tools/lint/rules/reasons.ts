import type { Rule } from '../kit.ts'

const suppression = /^\s*(?:oxlint|eslint)-disable(?:-next-line|-line)?\b/
const typeSuppression = /^\s*@ts-(?:expect-error|ignore|nocheck)\b/

/** Whoever silences a check says why: `-- because ...` behind the name of the rule. */
export const reasonsRule: Rule = {
  meta: { docs: { description: 'every suppression carries its reason' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text: string = comment.value
          if (suppression.test(text) && !/--\s*\S{3,}.*\s\S/.test(text)) {
            context.report({
              node: comment,
              message: 'say why: // oxlint-disable-next-line <rule> -- <reason>',
            })
          }
          if (/@ts-(?:ignore|nocheck)\b/.test(text) && typeSuppression.test(text)) {
            context.report({
              node: comment,
              message: 'use @ts-expect-error with a reason: it tells when it is no longer needed',
            })
          } else if (typeSuppression.test(text) && !/error\W+\S{3,}.*\s\S/.test(text)) {
            context.report({ node: comment, message: 'say why behind @ts-expect-error' })
          }
        }
      },
    }
  },
}
