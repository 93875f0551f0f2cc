import type { z } from 'zod'

/** One environment variable: how it is read, what it means, what it is when nobody sets it. */
export type Setting<T> = {
  readonly kind: 'setting'
  readonly env: string
  readonly about: string
  /** The default as it would be written in the environment; null when the setting may be absent. */
  readonly fallback: string | null
  readonly secret: boolean
  /** The default names the demo's own company: production has to say its own. */
  readonly ofDemo: boolean
  readonly read: z.ZodType<T>
}

/** Sections of settings, nested as the configuration is. */
export type Settings = { readonly [name: string]: Setting<unknown> | Settings }

/** The configuration a tree of settings describes. */
export type ValuesOf<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : S[K] extends Settings ? ValuesOf<S[K]> : never
}

type Extras = { secret?: boolean; ofDemo?: boolean }

/** A setting with a default. */
export function setting<T>(
  env: string,
  about: string,
  read: z.ZodType<T>,
  fallback: string,
  extras: Extras = {},
): Setting<T> {
  return { kind: 'setting', env, about, fallback, secret: false, ofDemo: false, ...extras, read }
}

/** A setting that may be absent. */
export function optional<T>(
  env: string,
  about: string,
  read: z.ZodType<T>,
  extras: Extras = {},
): Setting<T | undefined> {
  return { kind: 'setting', env, about, fallback: null, secret: false, ofDemo: false, ...extras, read }
}

export function isSetting(node: Setting<unknown> | Settings): node is Setting<unknown> {
  return node['kind'] === 'setting'
}

/** Every setting of a tree with its path, in the order they are written. */
export function listSettings(
  tree: Settings,
  path: readonly string[] = [],
): { path: string[]; setting: Setting<unknown> }[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isSetting(node) ? [{ path: [...path, name], setting: node }] : listSettings(node, [...path, name]),
  )
}
