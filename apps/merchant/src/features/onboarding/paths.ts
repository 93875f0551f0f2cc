import type { OnboardingDocument } from '@daftar/rules/onboarding/document'

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
export function valueAt(document: OnboardingDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document)
}

/** The document with another value at a path of a block. */
export function withValue(document: OnboardingDocument, path: string, value: unknown): OnboardingDocument {
  const [block, field] = path.split('.') as [Block, string]
  return { ...document, [block]: { ...document[block], [field]: value } }
}
