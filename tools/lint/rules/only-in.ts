import { directions } from '../directions.ts'
import { dottedName, onImports, packageName, pathIn, roomOf, type Rule } from '../kit.ts'

/** Database drivers stay in the platform's database folder, and so does SQL put together from strings. */
export const onlyInRule: Rule = {
  meta: { docs: { description: 'some packages are imported in one place only' } },
  create(context) {
    const room = roomOf(context.filename)
    const laws = directions.onlyIn.filter((law) => law.room === room?.name)
    if (!room || laws.length === 0) return {}
    const here = pathIn(room, context.filename)
    const outside = laws.filter((law) => !law.folders.some((folder) => here.startsWith(`${folder}/`)))
    if (outside.length === 0) return {}
    return {
      ...onImports(({ source, node }) => {
        const law = outside.find(({ packages }) => packages.includes(packageName(source)))
        if (law) context.report({ node, message: `${source} only in ${law.folders.join(', ')}: ${law.why}` })
      }),
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && dottedName(node.callee).at(-1) === 'unsafe') {
          context.report({ node, message: 'SQL made of strings: write it as a tagged template' })
        }
      },
    }
  },
}
