import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Row {
  id: string
  route: string
  /** Called by pages in front of the applications. */
  isFront: boolean
}

interface Part {
  file: string
  name: string
  rows: Row[]
}

const folder = 'packages/contract/src'

/** Whose paths lie under what; all other paths are called by merchants, their signatories and shoppers. */
const roots: Readonly<Record<string, string>> = {
  desk: 'staff',
  claims: 'shopper',
  api: 'machines',
  system: 'machines',
  health: 'machines',
  dev: 'machines',
}

const tables = [
  [
    'front',
    'Called by pages in front of the applications, which load no other path: signing in, and paying.',
  ],
  ['merchant', 'Called by the pages of merchants, their signatories and shoppers.'],
  ['shopper', 'Called by the page on which shoppers dispute an order.'],
  ['staff', 'Called by the operator console.'],
  ['machines', 'Called by the servers of shops and by those who run the product.'],
] as const

/** The table of endpoints out of the files of all modules, and the light tables of their paths. */
export function contractTables(from: string, head: string): { path: string; text(): string }[] {
  const partsOf = () =>
    globSync(`${folder}/endpoints/*/*.ts`, { cwd: from })
      .toSorted()
      .flatMap((file) => partOf(from, file))
  return [
    { path: `${folder}/endpoints/all.ts`, text: () => head + endpointTable(partsOf()) },
    ...tables.map(([name, doc]) => ({
      path: `${folder}/routes/${name}.ts`,
      text: () => {
        const rows = partsOf()
          .flatMap(({ rows: each }) => each)
          .filter((row) => tableOf(row) === name)
        return `${head}/** ${doc} */
export const ${name === 'machines' ? 'machine' : name}Routes = {
${rows.map(lineOf).join('')}} as const
`
      },
    })),
  ]
}

/** What a file of endpoints declares; nothing for shapes. */
function partOf(from: string, file: string): Part[] {
  const text = readFileSync(join(from, file), 'utf8')
  const rows = [...text.matchAll(/^ {2}'([\w.]+)': endpoint\(\{\n([\s\S]*?)^ {2}\}\),$/gm)].map(
    ([, id = '', row = '']) => ({
      id,
      route: /^ {4}route:\s+'([^']+)',$/m.exec(row)?.[1] ?? '',
      isFront: /^ {4}front: true,$/m.test(row),
    }),
  )
  const [, name] =
    /^export const (\w+) = \{\n(?: {2}(?:\/[/*]|\*).*\n)*? {2}'[\w.]+': endpoint\(/m.exec(text) ?? []
  return name ? [{ file: relative(`${folder}/endpoints`, file), name, rows }] : []
}

function tableOf({ route, isFront }: Row): string {
  if (isFront) return 'front'
  const [, root = ''] = route.split('/')
  return roots[root] ?? 'merchant'
}

/** As the formatter leaves it. */
function lineOf({ id, route }: Row): string {
  const line = `  '${id}': '${route}',\n`
  return line.length <= 111 ? line : `  '${id}':\n    '${route}',\n`
}

function endpointTable(parts: readonly Part[]): string {
  return `${parts.map(({ name, file }) => `import { ${name} } from './${file}'\n`).join('')}
/** By the names of their parts: spelled out, the type would be longer than the compiler writes. */
export type AllEndpoints = ${parts.map(({ name }) => `typeof ${name}`).join(' &\n  ')}

/** Every endpoint of every module. */
export const allEndpoints: AllEndpoints = {
${parts.map(({ name }) => `  ...${name},\n`).join('')}}
`
}
