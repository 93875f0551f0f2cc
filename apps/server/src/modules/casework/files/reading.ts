import type { DocumentReading } from '@daftar/contract/endpoints/files'
import type { FileRow } from './store.ts'

const nothing = { licence: null, identity: null }

/** What an upload told of a licence or an identity document; a merchant sees it beside the fields it may fill. */
export function presentReading({
  content_type,
  facts,
}: Pick<FileRow, 'content_type' | 'facts'>): DocumentReading {
  if (content_type !== 'application/pdf') return { state: 'picture', ...nothing }
  if (facts?.kind === 'scanned') return { state: 'no_text', ...nothing }
  const found = facts?.document
  if (found?.kind === 'licence') return ofLicence(found)
  if (found?.kind === 'identity') return ofIdentity(found)
  return { state: 'nothing', ...nothing }
}

type Found = NonNullable<NonNullable<FileRow['facts']>['document']>

function ofLicence(found: Extract<Found, { kind: 'licence' }>): DocumentReading {
  const { number, companyName, issueDate, expiryDate } = found
  if (!(number || companyName || issueDate || expiryDate)) return { state: 'nothing', ...nothing }
  const licence = { number, company_name: companyName, issue_date: issueDate, expiry_date: expiryDate }
  return { state: 'read', licence, identity: null }
}

function ofIdentity(found: Extract<Found, { kind: 'identity' }>): DocumentReading {
  const { isChecked, document, names, number, nationalNumber, issuer, expiryDate } = found
  if (!isChecked || document === null) return { state: 'unchecked', ...nothing }
  const identity = {
    document,
    names,
    number,
    national_number: nationalNumber,
    issuer,
    expiry_date: expiryDate,
  }
  return { state: 'read', licence: null, identity }
}
