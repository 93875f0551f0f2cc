import type { OnboardingDocument } from './document.ts'

export type Block = keyof OnboardingDocument

/** The fields whose values are of one kind. */
export type PathTo<Kind> = {
  [B in Block]: {
    [Key in keyof OnboardingDocument[B] & string]: OnboardingDocument[B][Key] extends Kind
      ? `${B}.${Key}`
      : never
  }[keyof OnboardingDocument[B] & string]
}[Block]

/** What stands at a path. */
export function valueAt(form: OnboardingDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], form)
}

/** The document with another value at a path of a block. */
export function withValue(form: OnboardingDocument, path: string, value: unknown): OnboardingDocument {
  const [block, field] = path.split('.') as [Block, string]
  return { ...form, [block]: { ...form[block], [field]: value } }
}
