import { dirname, resolve } from 'node:path'
import { directions } from '../directions.ts'
import { isRelative, isTest, onImports, pathIn, roomOf, type Rule } from '../kit.ts'

/**
 * A server module is entered by its index.ts only, by tests also by its testing.ts; a feature by its
 * routes.tsx and its loads.ts only, and never from another feature. The server's platform knows no module.
 */
export const doorsRule: Rule = {
  meta: { docs: { description: 'features and server modules are entered by their door' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room) return {}
    const doors = directions.doors.filter((door) => door.room === room.name)
    const floors = directions.floorsInside.filter((floor) => floor.room === room.name)
    if (doors.length + floors.length === 0) return {}
    const here = pathIn(room, context.filename)
    return onImports(({ source, node }) => {
      if (!isRelative(source)) return
      const target = pathIn(room, resolve(dirname(context.filename), source))
      for (const { below, above } of floors) {
        if (here.startsWith(`${below}/`) && above.some((folder) => target.startsWith(`${folder}/`))) {
          context.report({ node, message: `${below} is the floor below and may not import ${target}` })
        }
      }
      for (const { folder, depth = 1, door, laterDoor, testDoor, name, closed } of doors) {
        const [into, ...inside] = partsBelow(folder, depth, target)
        const [from] = partsBelow(folder, depth, here)
        if (into === undefined || into === from || inside.length === 0) continue
        const entrances = [door, laterDoor, isTest(context.filename) ? testDoor : undefined]
        if (closed && from !== undefined) {
          context.report({ node, message: `the ${name} "${from}" may not import the ${name} "${into}"` })
        } else if (!entrances.includes(entranceOf(inside))) {
          context.report({ node, message: `the ${name} "${into}" is entered by its ${door} only` })
        }
      }
    })
  },
}

/** The name of a file right inside the folder; of one deeper down none. */
function entranceOf([file = '', ...deeper]: string[]): string {
  return deeper.length === 0 ? file.replace(/\.[cm]?tsx?$/, '') : ''
}

/**
 * src/features/loans/parts/row.tsx one below src/features -> [loans, parts, row.tsx]
 * src/modules/capital/loans/store.ts two below src/modules -> [capital/loans, store.ts]
 */
function partsBelow(folder: string, depth: number, path: string): string[] {
  if (!path.startsWith(`${folder}/`)) return []
  const parts = path.slice(folder.length + 1).split('/')
  return [parts.slice(0, depth).join('/'), ...parts.slice(depth)]
}
