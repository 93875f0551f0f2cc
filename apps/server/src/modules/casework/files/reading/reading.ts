import type { DocumentReading } from '@daftar/contract/endpoints/casework/files'
import type { Keys } from '../../../../platform/crypto/keys.ts'
import { openedReading } from '../sealing/sealed-identity.ts'
import type { FileRow } from '../store.ts'

const nothing = { licence: null, identity: null }

/**
 * What an upload told of a licence or an identity document; a merchant sees it beside the fields it may fill.
 */
export function presentReading(keys: Keys, row: FileRow): DocumentReading {
  const { content_type, facts } = row
  const isPdf = content_type === 'application/pdf'
  if (isPdf && facts?.kind === 'scanned') return { state: 'no_text', ...nothing }
  const found = openedReading(keys, row.merchant_id, facts?.document)
  if (found?.kind === 'licence') return ofLicence(found)
  if (found?.kind === 'identity') return ofIdentity(found)
  return { state: isPdf ? 'nothing' : 'picture', ...nothing }
}

type Found = NonNullable<ReturnType<typeof openedReading>>

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
