import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { classesOf } from '../css-laws.ts'
import { isRelative, isTest, onImports, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

const browserRooms = new Set(['@daftar/merchant', '@daftar/desk', '@daftar/app-kit', '@daftar/ui'])

/**
 * What the compiler takes as it is written: where a style sheet, a worker or any other file that is no code
 * lies, and the classes that a sheet is asked for. A build finds some of it, late; the rest is a page without
 * its look.
 */
export const sheetsRule: Rule = {
  meta: { docs: { description: 'style sheets, their classes and other files that sources name are there' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !browserRooms.has(room.name) || isTest(context.filename)) return {}
    if (!pathIn(room, context.filename).startsWith('src/')) return {}
    const named = (source: string) => join(dirname(context.filename), source.replace(/\?.*$/, ''))
    const needs = (node: Node, source: string) => {
      if (existsSync(named(source))) return true
      context.report({ node, message: `${source}: there is no such file` })
      return false
    }
    const sheets = new Map<string, Sheet>()
    const asked = (object: Node | null | undefined, node: Node, name: unknown) => {
      const sheet = object?.type === 'Identifier' ? sheets.get(object.name) : undefined
      if (!sheet || typeof name !== 'string' || sheet.classes.has(name)) return
      context.report({ node, message: `${name}: ${sheet.source} has no such class` })
    }
    const imports = onImports(({ source, node, typeOnly }) => {
      if (typeOnly || !isRelative(source) || isCode(source) || !needs(node, source)) return
      if (!source.endsWith('.module.css')) return
      const local = node.parent.specifiers?.find(({ type }: Node) => type === 'ImportDefaultSpecifier')?.local
      if (local) sheets.set(local.name, { source, classes: classesIn(named(source)) })
    })
    return {
      ...imports,
      MemberExpression({ object, property, computed }) {
        if (sheets.size > 0) asked(object, property, computed ? property.value : property.name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern') return
        for (const { key } of id.properties as Node[]) if (key) asked(init, key, key.name ?? key.value)
      },
      NewExpression({ callee, arguments: [source, base] }) {
        if (callee.name !== 'URL' || base?.object?.type !== 'MetaProperty') return
        if (typeof source?.value === 'string') needs(source, source.value)
      },
    }
  },
}

type Sheet = { source: string; classes: ReadonlySet<string> }

const read = new Map<string, ReadonlySet<string>>()

function classesIn(file: string): ReadonlySet<string> {
  const known = read.get(file) ?? classesOf(readFileSync(file, 'utf8'))
  read.set(file, known)
  return known
}

/** The compiler looks for code by itself. */
function isCode(source: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(source)
}
