import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { Saved } from './standing.ts'

const place = (id: string) => `daftar.onboarding.${id}`

/** What was typed and had not arrived when the page ended; null for nothing. */
export function keptDraft(storage: Pick<Storage, 'getItem'>, id: string): Saved | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place(id)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Null forgets. A full or forbidden storage loses the draft, never the form. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  id: string,
  draft: Saved | null,
): void {
  try {
    if (draft === null) storage.removeItem(place(id))
    else storage.setItem(place(id), JSON.stringify({ version: draft.version, document: draft.document }))
  } catch {
    // Nowhere to keep it: what is typed still stands in the form.
  }
}

function isDraft(kept: unknown): kept is Saved {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('document' in kept)) return false
  const { version, document } = kept
  return typeof version === 'number' && isDocument(document)
}

/** A draft of an older version of the product is none. */
function isDocument(document: unknown): document is OnboardingDocument {
  return (
    typeof document === 'object' &&
    document !== null &&
    'basic_info' in document &&
    'bank_details' in document
  )
}
