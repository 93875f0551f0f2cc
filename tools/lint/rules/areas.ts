import { dirname, resolve } from 'node:path'
import { directions } from '../directions.ts'
import { isRelative, onImports, pathIn, roomOf, type Rule } from '../kit.ts'

const { room: roomName, folder, mayImport } = directions.areas

/**
 * Areas of the server's modules import each other in one direction. What lies right inside an area (its
 * index.ts, which puts its modules together) is the application's to import and no module's.
 */
export const areasRule: Rule = {
  meta: { docs: { description: 'areas of server modules import only in the directions of the table' } },
  create(context) {
    const room = roomOf(context.filename)
    if (room?.name !== roomName) return {}
    const [from, ...below] = partsBelow(pathIn(room, context.filename))
    return onImports(({ source, node }) => {
      if (!isRelative(source)) return
      const [into, ...inside] = partsBelow(pathIn(room, resolve(dirname(context.filename), source)))
      if (into === undefined) return
      const refuse = (message: string) => context.report({ node, message })
      const isArea = inside.length === 1
      if (from === undefined) {
        if (isArea && !/^index\.ts$/.test(inside[0] ?? ''))
          refuse(`the area "${into}" is entered by its index only`)
      } else if (isArea && (from !== into || below.length > 1)) {
        refuse(`what the area "${into}" is put together of is the application's, not a module's`)
      } else if (from !== into && !mayImport[from]?.includes(into)) {
        refuse(`the area "${from}" may not import the area "${into}" (tools/lint/directions.json)`)
      }
    })
  },
}

/** src/modules/capital/loans/store.ts -> [capital, loans, store.ts] */
function partsBelow(path: string): string[] {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
}
