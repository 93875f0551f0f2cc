import type { FieldCode } from '@daftar/contract'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { Tx } from '../../../platform/database/database.ts'
import type { Documents } from '../../casework/files/index.ts'

/**
 * Every file that a document names for the first time must be the applicant's own, and is kept from now on;
 * answers those that are not, by the path of their field.
 */
export async function strangeFiles(
  tx: Tx,
  documents: Documents,
  merchantId: string,
  { before, after }: { before: OnboardingDocument; after: OnboardingDocument },
): Promise<Record<string, FieldCode>> {
  const known = new Set(filesIn(before).map(([, handle]) => handle))
  const fields: Record<string, FieldCode> = {}
  for (const [path, handle] of filesIn(after))
    if (!known.has(handle) && !(await documents.find(tx, merchantId, handle))) fields[path] = 'not_your_file'
  return fields
}

/** Every file with the path it is named at, the mirrors in the legal info left out. */
export function filesIn(document: OnboardingDocument): [path: string, handle: string][] {
  const { legal_info, ...blocks } = document
  const legal = Object.fromEntries(
    Object.entries(legal_info).filter(
      ([name]) => !(name in document.legal_documents) && !(name in document.shareholders),
    ),
  )
  return [...namedIn('', blocks), ...namedIn('legal_info', legal)]
}

function namedIn(path: string, value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string')
    return /_urls?$/.test(name) && name !== 'web_url' && value !== '' ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    namedIn(path === '' ? key : `${path}.${key}`, inner, isList ? name : key),
  )
}
