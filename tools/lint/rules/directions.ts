import { dirname, relative, resolve } from 'node:path'
import { directions } from '../directions.ts'
import { isRelative, isTest, onImports, packageName, roomOf, type Rule } from '../kit.ts'

/** A package imports only those below it that the table names, and reaches them by name. */
export const directionsRule: Rule = {
  meta: { docs: { description: 'packages import only in the directions of tools/lint/directions.json' } },
  create(context) {
    const room = roomOf(context.filename)
    const allowed = room && directions.rooms[room.name]
    // A room that may import everything (bench) may also reach inside.
    if (!room || !allowed || allowed.includes('*')) return {}
    return onImports(({ source, node }) => {
      if (isRelative(source)) {
        const target = resolve(dirname(context.filename), source)
        if (relative(room.dir, target).startsWith('..')) {
          context.report({ node, message: `"${source}" leaves ${room.name}: import the package by its name` })
        }
        return
      }
      const name = packageName(source)
      if (!(name in directions.rooms) || name === room.name) return
      const inTest = isTest(context.filename) && directions.testsMayAlsoImport.includes(name)
      if (!allowed.includes(name) && !allowed.includes('*') && !inTest) {
        context.report({ node, message: `${room.name} may not import ${name} (tools/lint/directions.json)` })
      }
    })
  },
}
