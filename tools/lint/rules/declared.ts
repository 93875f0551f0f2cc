import { builtinModules } from 'node:module'
import { directions } from '../directions.ts'
import { isRelative, isTest, onImports, packageName, pathIn, roomOf, type Rule } from '../kit.ts'

const builtin = new Set(builtinModules)

/** What a file imports stands in its own package.json; what only tests need may stand in devDependencies. */
export const declaredRule: Rule = {
  meta: { docs: { description: 'every imported package is declared by the package that imports it' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !(room.name in directions.rooms)) return {}
    const path = pathIn(room, context.filename)
    const atWork = isTest(path) || isBuildTime(path) || room.name === '@daftar/tools'
    return onImports(({ source, node, typeOnly }) => {
      const name = packageName(source)
      if (
        isRelative(source) ||
        source.startsWith('node:') ||
        source.startsWith('virtual:') ||
        builtin.has(name)
      )
        return
      if (name === room.name || room.dependencies.has(name)) return
      if (
        (atWork || typeOnly) &&
        (room.devDependencies.has(name) || room.devDependencies.has(`@types/${name}`))
      )
        return
      if (atWork && directions.rootPackagesForTestsAndConfig.includes(name)) return
      const where = room.devDependencies.has(name) ? 'only among its devDependencies' : 'not'
      context.report({ node, message: `${name} is ${where} declared in the package.json of ${room.name}` })
    })
  },
}

/** Configuration, and what stands beside src, runs while building and never in the product. */
function isBuildTime(path: string): boolean {
  return /(^|\/)[\w.-]+\.config\.ts$/.test(path) || !path.startsWith('src/')
}
