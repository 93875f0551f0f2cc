import type { Rule } from '../kit.ts'

/** As wide as code is set (`printWidth` of the formatter, which leaves comments alone). */
const width = 110
const forTools = /^\s*(?:oxlint|eslint|prettier|@vite|@ts)-/

/** A comment is no wider than the code around it, unless a word of it is. */
export const commentWidthRule: Rule = {
  meta: { docs: { description: 'comments as wide as code' } },
  create(context) {
    return {
      Program() {
        const { text } = context.sourceCode
        for (const comment of context.sourceCode.getAllComments()) {
          const from = text.lastIndexOf('\n', comment['start']) + 1
          const standsAlone = text.slice(from, comment['start']).trim() === ''
          if (!standsAlone || forTools.test(comment['value'])) continue
          if (text.slice(from, comment['end']).split('\n').some(isTooWide))
            context.report({ node: comment, message: `set it in lines of at most ${width} characters` })
        }
      },
    }
  },
}

function isTooWide(line: string): boolean {
  const [, ...words] = line.slice(0, width).trim().split(/\s+/)
  return line.length > width && words.length > 1
}
