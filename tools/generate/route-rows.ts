import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the routes of a feature, as it is written there. */
export interface RouteRow {
  feature: string
  /** The key of a page of the back-office, the path of one of the console. */
  name: string
  /** All that follows its name. */
  text: string
}

/** Every page that the features of an application mount, by the names of their folders. */
export function routeRows(from: string, app: 'merchant' | 'desk'): RouteRow[] {
  return globSync(`apps/${app}/src/features/*/routes.tsx`, { cwd: from })
    .toSorted()
    .flatMap((file) => {
      const [, feature = ''] = /features\/([^/]+)\//.exec(file) ?? []
      const rows = readFileSync(join(from, file), 'utf8').matchAll(
        /^(?: {2}\{\n {4}(?:key|path): | {2}screenRoute\()'([^']+)',([\s\S]*?)(?=^ {2}\S|^\])/gm,
      )
      return [...rows].map(([, name = '', text = '']) => ({ feature, name, text }))
    })
}

/** What a row says under a name, without its quotes; nothing where it says nothing. */
export function saidIn({ text }: RouteRow, name: string): string | undefined {
  return new RegExp(`^ {4}${name}: '?([^'\\n]+)'?,$`, 'm').exec(text)?.[1]
}
