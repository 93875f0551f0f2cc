import { existsSync, readdirSync } from 'node:fs'
import { fromRoot } from './paths.ts'

/** Every workspace's folder from the root: packages/rules, apps/server, e2e ... */
export function workspaces(): string[] {
  const under = (folder: string) => readdirSync(fromRoot(folder)).map((name) => `${folder}/${name}`)
  return [...under('packages'), ...under('apps'), 'e2e', 'bench', 'tools'].filter((folder) =>
    existsSync(fromRoot(folder, 'package.json')),
  )
}

/** Every TypeScript project of every workspace. */
export function typeScriptProjects(): string[] {
  return workspaces().flatMap((folder) =>
    readdirSync(fromRoot(folder))
      .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
}
