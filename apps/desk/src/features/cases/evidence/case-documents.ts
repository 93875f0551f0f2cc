import { m } from '@daftar/words'
import { kybDocuments } from '../parts/facts/kyb-facts.tsx'
import type { CaseDocument } from '../../../shared/case/document-tabs.tsx'
import type { DeskCase } from '../queries.ts'

/** The file of the licence, by whichever form it came. */
export function licenceFile({ legal_info: legal, sign_authority: authority }: DeskCase['application']) {
  return legal?.cr_file || authority?.cr_file || null
}

/**
 * The documents of a case in the order they are read: statements, licence, what shows where it is, and those
 * that were replaced.
 */
export function caseDocuments({ application, marks, corrections, licence }: DeskCase): CaseDocument[] {
  const { bank_statements: statements, location_details: location } = application
  const now: CaseDocument[] = statements.map(({ url, name, reading, inspection }) => ({
    url,
    label: m.desk_document_statement(),
    name,
    pages: reading?.pages ?? inspection?.pages ?? null,
    isOpen: reading?.state !== 'read',
  }))
  const others: [string | null | undefined, string, boolean][] = [
    [licenceFile(application), m.desk_licence_file(), licence.expires_on === null],
    ...kybDocuments(application).map(([url, label]): [string | null | undefined, string, boolean] => [
      url,
      label,
      false,
    ]),
    [location?.rental_contract_url, m.desk_rental_contract(), false],
    [location?.storefront_photo_url, m.desk_storefront_photo(), false],
  ]
  for (const [url, label, isOpen] of others)
    // One file may stand in several places.
    if (url && !now.some((one) => one.url === url)) now.push({ url, label, name: null, pages: null, isOpen })
  const asked = [...marks, ...corrections.flatMap(({ fields }) => fields)]
  const older = asked
    .flatMap(({ before, after }) => [before.file, after?.file ?? null])
    .filter((file) => file !== null)
    .filter(({ url }) => !now.some((one) => one.url === url))
    .map(({ url, name }) => ({ url, label: m.desk_document_before(), name, pages: null }))
  return [...now, ...older.filter(({ url }, at) => older.findIndex((one) => one.url === url) === at)]
}
